import { toMutants, type MutantRow } from './mutant-rows.ts';

const app = 'packages/app/src';
const core = 'packages/core/src';
const resolve = `${app}/config/resolve-brand.ts`;
const plugins = `${app}/config/plugins.ts`;
const parts = `${app}/own/create-own-parts.tsx`;
const links = `${app}/own/own-links.ts`;
const games = `${app}/own/own-games.ts`;
const brandPage = `${app}/vite/brand-page.ts`;
const features = 'return { deposit, withdraw, favourites, liveWins, referral, sound };';
const tokens = '{ ...tokens, accent, fonts, light, artFilter }';
const art = '...given({ palette, patterns }),';
const requestParts = "for (const part of ['query', 'body'] as const) {";
const helpLinks = 'helpLinks: input.compliance?.helpLinks ?? [],';
const helpLinksWithout = (key: string): string =>
  `helpLinks: (input.compliance?.helpLinks ?? []).map((link) => ({ ...link, ${key}: undefined })),`;

/** A row without an id: what it changes where, and the test that must fail. */
type Change = MutantRow extends readonly [string, string, ...infer Rest] ? Rest : never;

/**
 * For each key of a brand file a mutant without its effect. Keys of links are the same in every menu, and
 * those of a plugin are those of the brand, see `rowOf`.
 */
export const withoutEffect: Readonly<Record<string, Change>> = {
  schema: [
    `${app}/config/brand-schema.ts`,
    'schema: z.literal(1),',
    'schema: z.int(),',
    'brand-schema-version',
  ],
  id: [resolve, 'artFilter }, input.id)', 'artFilter }, input.extends)', 'brand-page-look'],
  name: [brandPage, 'NAME: escapeHtml(brand.name),', "NAME: 'Lobi',", 'brand-page-texts'],
  extends: [resolve, '? themes[input.extends]', '? themes.lentera', 'brand-unchanged'],
  'meta.titleTemplate': [resolve, 'input.meta?.titleTemplate ?? ', '', 'brand-keys-in-lobby'],
  'meta.description': [resolve, 'input.meta?.description ?? ', '', 'brand-page-texts'],
  'meta.themeColor': [resolve, 'input.meta?.themeColor ?? ', '', 'brand-page-texts'],
  'logo.mark': [brandPage, 'MARK: mark,', "MARK: '',", 'brand-page-texts'],
  'logo.wordmark': [
    `${app}/page/brand-mark.tsx`,
    '<img src={brand.logo.wordmark} alt="" />',
    'undefined',
    'brand-logo',
  ],
  'logo.alt': [resolve, 'input.logo?.alt ?? ', '', 'brand-logo'],
  'icons.favicon': [brandPage, "link('icon', brand.icons.favicon),", '', 'brand-page-icons'],
  'icons.app': [
    brandPage,
    "...(home ? [link('apple-touch-icon', home)] : []),",
    '',
    'brand-page-icons',
  ],
  'fonts.body': [
    resolve,
    tokens,
    '{ ...tokens, accent, fonts: { ...fonts, body: undefined }, light, artFilter }',
    'brand-fonts',
  ],
  'fonts.heading': [
    resolve,
    tokens,
    '{ ...tokens, accent, fonts: { ...fonts, heading: undefined }, light, artFilter }',
    'brand-heading-font',
  ],
  'fonts.load': [
    brandPage,
    '...brand.fonts.map((font) => `import ${JSON.stringify(font)};`),',
    '',
    'brand-fonts-load',
  ],
  'api.origin': [
    resolve,
    'apiOrigin: input.api?.origin,',
    'apiOrigin: undefined,',
    'brand-platform-address',
  ],
  'api.csrf.cookie': [
    resolve,
    '{ csrf: input.api.csrf }',
    '{ csrf: { header: input.api.csrf.header } }',
    'brand-own-backend',
  ],
  'api.csrf.header': [
    resolve,
    '{ csrf: input.api.csrf }',
    '{ csrf: { cookie: input.api.csrf.cookie } }',
    'brand-own-backend',
  ],
  'api.endpoints': [`${app}/create-app.ts`, '...brand.connection,', '', 'brand-platform-address'],
  ...Object.fromEntries(
    ['key', 'host', 'port', 'scheme', 'wsPath'].map((key): [string, Change] => [
      `realtime.${key}`,
      [
        resolve,
        'given(input.realtime)',
        `given({ ...input.realtime, ${key}: undefined })`,
        'brand-own-backend',
      ],
    ]),
  ),
  'settings.allow': [resolve, 'input.settings?.allow ?? ', '', 'brand-allowed-settings'],
  'i18n.default': [resolve, 'input.i18n?.default ?? ', '', 'brand-page-texts'],
  'i18n.supported': [resolve, 'input.i18n?.supported ?? ', '', 'brand-languages-offered'],
  'i18n.languages.<name>.load': [
    resolve,
    'added: addedLanguagesOf(input),',
    'added: {},',
    'brand-added-language',
  ],
  'i18n.languages.<name>.basedOn': [
    plugins,
    'added[language]?.basedOn ?? ',
    '',
    'brand-language-behind',
  ],
  'i18n.missing': [
    `${app}/config/check-brand.ts`,
    "(i18n?.missing ?? 'error') === 'error'",
    'Boolean(i18n ?? true)',
    'brand-missing-texts',
  ],
  'i18n.messages': [plugins, '= input.i18n?.messages ?? {}', '= {}', 'brand-messages'],
  'ownGames[].name': [
    parts,
    'ownGames: ownGamesOf(input).map(partsOfGame),',
    'ownGames: [],',
    'brand-own-game',
  ],
  'ownGames[].title': [plugins, '[`fairness.engine.${name}`, title],', '', 'brand-own-game-texts'],
  'ownGames[].about': [plugins, '[`play.rules.${name}`, about],', '', 'brand-own-game'],
  'ownGames[].stage': [
    parts,
    'Stage: viewOf(stage) as',
    'Stage: (() => null) as',
    'brand-own-game',
  ],
  'ownGames[].rules': [
    parts,
    'rules && (async (engine)',
    'undefined && (async (engine)',
    'custom-game-recomputed',
  ],
  'requests[].name': [
    plugins,
    'new Set(contributionsOf(input)',
    'new Set([].concat(contributionsOf({}))',
    'brand-plugin-calls',
  ],
  'requests[].method': [
    `${core}/api/create-api-client.ts`,
    'method: row.method,\n        url',
    "method: 'GET',\n        url",
    'own-request-sent',
  ],
  'requests[].path': [
    `${core}/api/create-api-client.ts`,
    'url: buildUrl(row, params, query),',
    "url: '/api',",
    'own-request-sent',
  ],
  'requests[].query': [
    `${core}/api/check-request.ts`,
    requestParts,
    "for (const part of ['body'] as const) {",
    'own-request-query',
  ],
  'requests[].body': [
    `${core}/api/check-request.ts`,
    requestParts,
    "for (const part of ['query'] as const) {",
    'own-request-body',
  ],
  'requests[].answer': [
    `${core}/api/check-request.ts`,
    "if (!('errors' in found)) return found.value;\n  const",
    'return answer;\n  const',
    'own-request-answer',
  ],
  'requests[].idempotent': [
    `${core}/client/money-calls.ts`,
    'if (row.idempotent !== true) return',
    'return',
    'own-request-idempotent',
  ],
  onEvent: [parts, 'flatMap(({ onEvent }) => onEvent ?? [])', 'flatMap(() => [])', 'brand-events'],
  slots: [
    plugins,
    'if (load) (slots[name as SlotName] ??= []).push(load);',
    '',
    'brand-slots',
    'lobby.top',
  ],
  texts: [
    plugins,
    '.flatMap(({ texts }) => Object.entries(texts ?? {})),',
    '.flatMap(() => []),',
    'brand-texts',
  ],
  components: [parts, 'input.components ?? {}', '{}', 'brand-components'],
  plugins: [plugins, '[input, ...(input.plugins ?? [])]', '[input]', 'brand-plugin-slots'],
  'routes.extend[].name': [
    links,
    '[{ route: name, icon: nav.icon',
    "[{ route: '', icon: nav.icon",
    'brand-page-nav',
  ],
  'routes.extend[].path': [
    plugins,
    'row: { path, access',
    "row: { path: '/', access",
    'brand-page-added',
  ],
  'routes.extend[].title': [
    plugins,
    '[`route.${name}`, title]),',
    "['', title]),",
    'brand-page-added',
  ],
  'routes.extend[].access': [
    plugins,
    "access === 'auth' ? { kind: 'auth' } : { kind: 'roles', roles: access }",
    "{ kind: 'auth' }",
    'brand-page-roles',
  ],
  'routes.extend[].layout': [
    plugins,
    'access: accessOf(access), layout,',
    "access: accessOf(access), layout: 'shell',",
    'brand-page-bare',
  ],
  'routes.extend[].load': [parts, '?? loads.get(name)', '', 'brand-page-added'],
  'routes.extend[].nav.group': [plugins, "nav.group ?? 'play'", "'play'", 'brand-page-nav'],
  'routes.extend[].nav.icon': [plugins, 'nav.icon ?? plainIcon', 'plainIcon', 'brand-page-nav'],
  'routes.extend[].nav.roles': [
    plugins,
    'roles: nav.roles }',
    'roles: undefined }',
    'brand-page-nav',
  ],
  'routes.replace': [
    parts,
    'replaced[name as keyof typeof replaced] ?? ',
    '',
    'brand-page-replaced',
  ],
  'routes.disable': [parts, '...(routes?.disable ?? []),', '', 'brand-page-disabled'],
  'routes.titles': [
    plugins,
    'Object.entries(input.routes?.titles ?? {})',
    'Object.entries({})',
    'brand-titles',
  ],
  'routes.roles': [parts, 'routes?.roles?.[name];', 'undefined;', 'brand-page-denied'],
  'features.deposit': [
    parts,
    features,
    features.replace('deposit,', 'deposit: true,'),
    'brand-money-ways',
  ],
  'features.withdraw': [
    parts,
    features,
    features.replace('withdraw,', 'withdraw: true,'),
    'brand-money-ways',
  ],
  'features.favourites': [
    parts,
    features,
    features.replace('favourites,', 'favourites: true,'),
    'brand-features',
  ],
  'features.liveWins': [
    parts,
    features,
    features.replace('liveWins,', 'liveWins: true,'),
    'brand-live-wins',
  ],
  'features.referral': [
    parts,
    features,
    features.replace('referral,', 'referral: true,'),
    'brand-referral',
  ],
  'features.sound': [parts, features, features.replace('sound }', 'sound: true }'), 'brand-sound'],
  'features.pwa': [
    `${app}/vite/service-worker.ts`,
    'input.features?.pwa !== false',
    'true',
    'brand-without-pwa',
  ],
  'games.categories': [
    games,
    '(categories === undefined || categories.includes(game.category))',
    'true',
    'brand-games-offered',
  ],
  'games.hidden': [games, '!hidden.some((name) => isNamed(game, name)) &&', '', 'brand-games'],
  'games.featured': [
    `${app}/screens/game-index.tsx`,
    'own ? own.featuredIn(games, news.popular) : ',
    '',
    'brand-featured-games',
  ],
  'games.order': [
    games,
    'if (order.length === 0) return offered;',
    'return offered;',
    'brand-games',
  ],
  'payments.order': [parts, 'order: input.payments?.order ?? [],', 'order: [],', 'brand-channels'],
  'payments.icons': [parts, 'icons: input.payments?.icons ?? {},', 'icons: {},', 'brand-channels'],
  'payments.texts': [parts, 'texts: input.payments?.texts ?? {},', 'texts: {},', 'brand-channels'],
  'payments.shown': [parts, 'shown: input.payments?.shown ?? [],', 'shown: [],', 'brand-messages'],
  'company.legalName': [
    parts,
    'legal: [legalName, address]',
    'legal: [input.name, address]',
    'brand-keys-in-lobby',
  ],
  'company.address': [
    parts,
    'legal: [legalName, address]',
    'legal: [legalName]',
    'brand-keys-in-lobby',
  ],
  'company.licences[].name': [parts, '    licences,\n', '    licences: [],\n', 'brand-licences'],
  'company.licences[].href': [
    parts,
    '    licences,\n',
    '    licences: licences.map(({ name }) => ({ name })),\n',
    'brand-licences',
  ],
  onError: [parts, 'onError: input.onError,', 'onError: undefined,', 'brand-on-error'],
  'analytics.consent': [parts, "input.analytics?.consent !== 'none'", 'true', 'brand-no-consent'],
  'navigation.navbar': [links, 'navbar: shown(navbar),', 'navbar: [],', 'brand-menus'],
  'navigation.sidebar.add': [
    links,
    "...(group === 'play' ? (sidebar.add ?? []) : []),",
    '',
    'brand-menus',
  ],
  'navigation.sidebar.hide': [links, 'hidden: sidebar.hide ?? [],', 'hidden: [],', 'brand-menus'],
  'navigation.bottomBar': [
    links,
    'bottomBar: places && shown(places),',
    'bottomBar: undefined,',
    'brand-bottom-bar',
  ],
  'navigation.footer.columns[].title': [
    links,
    'title: textIn(title, reader.language, languages),',
    "title: '',",
    'brand-menus',
  ],
  'navigation.footer.columns[].links': [links, 'links: shown(links),', 'links: [],', 'brand-menus'],
  'link.route': [
    links,
    "if (!page || decideAccess(page.row, user) !== 'allow') return [];",
    'if (page) return [];',
    'brand-link-roles',
  ],
  'link.href': [links, 'if (href !== undefined) {', "if (href === '') {", 'brand-menus'],
  'link.label': [
    links,
    'label: text || titleOf(page.name),',
    'label: titleOf(page.name),',
    'brand-link-roles',
  ],
  'link.icon': [
    links,
    '...(icon !== undefined && { icon, iconCurrent: icon }),',
    '',
    'brand-link-roles',
  ],
  'link.roles': [
    links,
    "if (roles && !roles.includes(user?.role ?? 'guest')) return [];",
    '',
    'brand-link-roles',
  ],
  'locale.timeZone': [resolve, 'input.locale?.timeZone ?? ', '', 'brand-keys-in-lobby'],
  'money.currency': [resolve, 'input.money?.currency ?? ', '', 'brand-currency'],
  'money.quickAmounts': [resolve, 'input.money?.quickAmounts ?? ', '', 'brand-quick-amounts'],
  'theme.accent': [resolve, tokens, '{ ...tokens, fonts, light, artFilter }', 'brand-accent'],
  'theme.tokens.color': [
    resolve,
    tokens,
    '{ ...tokens, color: undefined, accent, fonts, light, artFilter }',
    'brand-colours',
  ],
  'theme.tokens.radius': [
    resolve,
    tokens,
    '{ ...tokens, radius: undefined, accent, fonts, light, artFilter }',
    'brand-keys-in-lobby',
  ],
  'theme.tokens.type': [
    resolve,
    tokens,
    '{ ...tokens, type: undefined, accent, fonts, light, artFilter }',
    'brand-type',
  ],
  'theme.schemes': [
    resolve,
    'schemes: schemes ?? [look.defaultScheme],',
    'schemes: [look.defaultScheme],',
    'brand-page-look',
  ],
  'theme.density': [resolve, "theme?.density ?? 'comfortable'", "'comfortable'", 'brand-page-look'],
  'theme.icons': [resolve, 'icons: theme?.icons,', 'icons: undefined,', 'brand-scheme-choice'],
  'theme.art.palette': [resolve, art, '...given({ patterns }),', 'brand-art'],
  'theme.art.patterns': [resolve, art, '...given({ palette }),', 'brand-art'],
  'theme.art.tone': [resolve, tokens, '{ ...tokens, accent, fonts, light }', 'brand-art'],
  'theme.art.light': [resolve, tokens, '{ ...tokens, accent, fonts, artFilter }', 'brand-art'],
  ...Object.fromEntries(
    ['mail', 'chat', 'phone', 'url'].map((way): [string, Change] => [
      `support.${way}`,
      [
        resolve,
        'support: input.support ?? {},',
        `support: { ...input.support, ${way}: undefined },`,
        'brand-support',
      ],
    ]),
  ),
  'betting.oddsFormat': [
    resolve,
    'oddsFormat: input.betting?.oddsFormat,',
    'oddsFormat: undefined,',
    'brand-odds-format',
  ],
  'security.antiDevtools': [resolve, 'input.security?.antiDevtools ?? ', '', 'brand-anti-devtools'],
  'security.frameAncestors': [
    brandPage,
    'input.security?.frameAncestors ?? []',
    '[]',
    'brand-frames-written',
  ],
  'overlay.fadeMs': [resolve, 'input.overlay?.fadeMs ?? ', '', 'brand-overlay-fade', '250'],
  'overlay.removeMs': [resolve, 'input.overlay?.removeMs ?? ', '', 'brand-overlay-removed'],
  'compliance.minimumAge': [resolve, 'input.compliance?.minimumAge ?? ', '', 'brand-keys-in-lobby'],
  'compliance.noticeVersion': [
    resolve,
    'input.compliance?.noticeVersion ?? ',
    '',
    'brand-notice-version',
  ],
  'compliance.socialProof': [
    resolve,
    'input.compliance?.socialProof ?? ',
    '',
    'brand-social-proof',
  ],
  'compliance.helpLinks[].name': [resolve, helpLinks, 'helpLinks: [],', 'brand-help-links'],
  'compliance.helpLinks[].phone': [
    resolve,
    helpLinks,
    helpLinksWithout('phone'),
    'brand-help-links',
  ],
  'compliance.helpLinks[].href': [resolve, helpLinks, helpLinksWithout('href'), 'brand-help-links'],
  'compliance.helpLinks[].note': [resolve, helpLinks, helpLinksWithout('note'), 'brand-help-links'],
};

/** Mutants that take the effect of a key of the brand file away. */
export const brandMutants = toMutants(
  Object.entries(withoutEffect).map(([key, change]): MutantRow => [
    `brand-key-${key.replaceAll(/[^\w]+/g, '-')}`,
    `the key ${key} of a brand file has no effect`,
    ...change,
  ]),
);

/**
 * Name of the row for a key of a brand file; `undefined` for keys of plugins, which are those of the brand.
 * Links have the same keys in every menu, and the components are one table with a test for each.
 */
export const rowOf = (key: string): string | undefined =>
  key.startsWith('plugins[].')
    ? undefined
    : key
        .replace(/^navigation\.(navbar|sidebar\.add|footer\.columns\[\]\.links)\[\]\./, 'link.')
        .replace(/^components\..*/, 'components');
