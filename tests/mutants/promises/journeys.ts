import type { Edit, Mutant } from '../mutant.ts';

const core = 'packages/core/src';
const server = 'packages/server/src';
const app = 'packages/app/src';
const ui = 'packages/ui/src';
const attempt = `${core}/machines/attempt/attempt.machine.ts`;
const platformClient = `${core}/client/create-platform-client.ts`;
const clientWatches = `${core}/client/client-watches.ts`;

/** Journeys of a file, each with the title that the page names. */
const journey = (
  file: string,
  id: string,
  what: string,
  edits: readonly Edit[],
  { title, only, ...rest }: Pick<Mutant, 'title' | 'only' | 'device' | 'env'>,
): Mutant => ({
  ...{ id, what, edits, test: `tests/e2e/${file}.spec.ts`, title, ...rest },
  ...(only === undefined ? {} : { only }),
});

const edit = (file: string, text: string, replacement: string): Edit => ({
  file,
  text,
  replacement,
});

const titleAsMarkup = edit(
  `${ui}/components/game-card/game-card.tsx`,
  '    <S.Link href={href}>\n      {game.title}\n',
  '    <S.Link href={href}>\n      <span dangerouslySetInnerHTML={{ __html: game.title }} />\n',
);

/** The page forgets the user, and neither the token nor the session ends. */
const keepsSession = edit(
  `${core}/client/auth-effects.ts`,
  "      const sent = api.call('auth.logout');\n      endings.forget();\n      tokens.clear();\n      return sent;\n",
  '      endings.forget();\n      return Promise.resolve();\n',
);

const listWaits = edit(
  `${core}/react/use-list.ts`,
  "return failure ? { status: 'failed', failure, refresh } : { status: 'loading' };",
  "return { status: 'loading' };",
);

/** Files that only full runs play. */
const inFull = { LOBI_THEMES: '2' } as const;

/** Mutants of promises that a person would see: S4, S10, F and R9, in a browser on a whole platform. */
export const journeyMutants: readonly Mutant[] = [
  journey(
    'security',
    'S4-title-markup',
    'the title of a game is taken for markup',
    [titleAsMarkup],
    { title: 'no text that a user stored is ever run as a script' },
  ),
  journey(
    'security',
    'S4-provider-markup',
    'the title of a game of a provider is taken for markup',
    [titleAsMarkup],
    { title: 'no name of a provider and no title of its games is ever run as a script' },
  ),
  journey(
    'security',
    'S4-name-markup',
    'the name in the account menu is taken for markup',
    [
      edit(
        `${ui}/components/user-menu/user-menu.tsx`,
        '<Name aria-hidden="true">{username ?? navigation.guest}</Name>',
        '<Name aria-hidden="true" dangerouslySetInnerHTML={{ __html: username ?? navigation.guest }} />',
      ),
    ],
    { title: 'nothing that comes over the socket is ever run as a script' },
  ),
  journey(
    'security',
    'S10-anywhere',
    'a sign-in returns to whatever address its page was left with',
    [
      edit(
        `${core}/routes/return-path.ts`,
        "  if (hasControl || !candidate.startsWith('/') || candidate.startsWith('//')) return fallback;\n  return staysHere(candidate) ? candidate : fallback;",
        '  return hasControl || staysHere(candidate) ? candidate : candidate;',
      ),
    ],
    { title: 'signing in never leads away from the platform' },
  ),
  journey(
    'resilience',
    'F1-reloads',
    'a page whose code is gone reloads by itself',
    [
      edit(
        `${app}/router/chunk-errors.ts`,
        'failed.set(event.payload);',
        '{\n      failed.set(event.payload);\n      location.reload();\n    }',
      ),
    ],
    {
      title:
        'an old chunk that is gone causes no loop of reloads, and ends at a screen that says so',
    },
  ),
  journey(
    'failing-calls',
    'F2-waits-for-ever',
    'a list that cannot be had waits for ever',
    [listWaits],
    {
      title: 'is white when the platform cannot answer',
      only: 'no screen of player is white when the platform cannot answer',
      env: inFull,
    },
  ),
  journey(
    'failing-calls',
    'F2-uncaught',
    'settings that cannot be had are a failure that is caught nowhere',
    [
      edit(
        platformClient,
        '      settings.load().catch(() => undefined);\n',
        '      void settings.load();\n',
      ),
    ],
    {
      title: 'is white when one call of it fails',
      only: 'no screen of player is white when one call of it fails',
      env: inFull,
    },
  ),
  journey(
    'failing-calls',
    'F2-impatient',
    'calls are given up after five seconds',
    [edit(`${core}/contract/limits.ts`, 'httpTimeoutMs = 10_000', 'httpTimeoutMs = 5_000')],
    {
      title: 'without an answer are given up after ten seconds, and the page says so',
      env: inFull,
    },
  ),
  journey(
    'resilience',
    'F3-two-keys',
    'what moves money is sent twice, under two keys',
    [
      edit(
        attempt,
        '        return effects.send(input, signal);',
        '        void effects.send({ ...input, key: `${input.key.slice(0, -1)}${input.key.endsWith(`0`) ? 1 : 0}` }, signal).catch(() => undefined);\n        return effects.send(input, signal);',
      ),
    ],
    {
      title: 'a bet is placed once, however often and however it is sent',
    },
  ),
  journey(
    'money-forms',
    'F3-sent-twice',
    'what moves money is sent twice',
    [
      edit(
        attempt,
        '        return effects.send(input, signal);',
        '        void effects.send(input, signal).catch(() => undefined);\n        return effects.send(input, signal);',
      ),
    ],
    {
      title: '${name} is sent once by ten clicks and by Enter with a click',
      only: 'a bet is sent once by ten clicks',
    },
  ),
  journey(
    'money-forms',
    'F3-key-of-tab',
    'each tab sends the same form under a key of its own',
    [
      edit(
        `${core}/machines/attempt/open-attempt.ts`,
        'if (underWay) return { ...underWay, body: intent.body };',
        "if (underWay && underWay.key === '') return { ...underWay, body: intent.body };",
      ),
    ],
    {
      title: '${name} is made once when it is confirmed in two tabs before an answer comes',
      only: 'a bet is made once when it is confirmed in two tabs',
    },
  ),
  journey(
    'money-forms',
    'F3-forgotten',
    'a key is sent before it is stored, and lost with the page',
    [edit(attempt, '        effects.store.put(input);\n', '')],
    {
      title: '${name} is made once when the page is reloaded ${when}',
      only: 'a bet is made once when the page is reloaded after it reached the platform',
    },
  ),
  journey(
    'money-forms',
    'F3-never-known',
    'what became of a call without an answer is never asked',
    [edit(attempt, "        after: { retry: 'sending' },\n", '')],
    {
      title: 'whose answer does not come is shown as unknown, and becomes known',
      only: 'a bet whose answer does not come',
    },
  ),
  journey(
    'truth',
    'F3-new-key',
    'whatever is sent again has a new key',
    [
      edit(
        attempt,
        '          input: ({ context }) => context.attempt,',
        '          input: ({ context: { attempt, failures } }) => ({ ...attempt, key: `${attempt.key.slice(0, -1)}${failures % 10}` }),',
      ),
    ],
    { title: 'a cut after sending is resolved with the same key: one bet, then its true result' },
  ),
  journey(
    'resilience',
    'F4-throws',
    'a storage that is forbidden ends the app',
    [
      edit(
        `${core}/client/browser-environment.ts`,
        '      } catch {\n        return kept.get(key) ?? null;\n      }',
        '      } catch (error) {\n        throw error;\n      }',
      ),
    ],
    {
      title: 'the app starts with a storage that is ${name}',
      only: 'the app starts with a storage that is forbidden',
    },
  ),
  journey(
    'resilience',
    'F5-tab-alone',
    'a tab does not notice that another one has changed its session',
    [
      edit(
        `${core}/client/browser-environment.ts`,
        "      addEventListener('storage', onStorage);\n",
        '',
      ),
    ],
    { title: 'two tabs change together to another user, and show nothing of the one before' },
  ),
  journey(
    'left-pages',
    'F5-old-rights',
    'a new role ends no session',
    [
      edit(
        `${server}/services/changes/change-role.ts`,
        'const endedSessions = await createSessionStore(tx).revokeAll(id);',
        'const endedSessions: string[] = [];',
      ),
    ],
    { title: 'both tabs of a user whose role changes leave pages of the former role' },
  ),
  journey(
    'resilience',
    'F6-goes-back',
    'signing out leaves token and session as they are',
    [keepsSession],
    { title: 'going back after signing out shows nothing of the former user' },
  ),
  journey(
    'left-pages',
    'F6-paints',
    'signing out leaves the session for the way back',
    [keepsSession],
    {
      title: 'a page brought back by the history shows nothing of its former user, ${how}',
      only: 'a page brought back by the history shows nothing of its former user, as it is',
    },
  ),
  journey(
    'resilience',
    'F6-cached',
    'a page that comes out of the cache asks nothing',
    [
      edit(clientWatches, "      if (signal === 'restored') recheck();\n", ''),
      edit(
        `${core}/realtime/create-realtime.ts`,
        "'online', 'restored', 'resumed'",
        "'online', 'resumed'",
      ),
    ],
    { title: 'a page that comes out of the cache of the browser asks who is signed in' },
  ),
  journey(
    'left-pages',
    'F6-shows-meanwhile',
    'a page out of the cache shows its former user until the server has answered',
    [
      edit(
        clientWatches,
        "token === asked.token ? { type: 'RESYNC.REQUESTED' } : { type: 'TOKEN.CHANGED', token },",
        "token === '' ? { type: 'TOKEN.CHANGED', token } : { type: 'RESYNC.REQUESTED' },",
      ),
    ],
    {
      title:
        'a page from the browser’s cache hides its former user at once, before the session is checked',
    },
  ),
  journey(
    'resilience',
    'F7-opens-windows',
    'a game in a frame may open windows and dialogs',
    [
      edit(
        `${ui}/components/game-frame/game-frame.tsx`,
        "usualSandbox = 'allow-scripts allow-same-origin allow-forms';",
        "usualSandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals';",
      ),
    ],
    {
      title:
        'a hostile game cannot navigate the page, flood it with messages, hang it or hide that it fails',
    },
  ),
  journey(
    'resilience',
    'F7-waits-for-ever',
    'a game in a frame that never says that it is ready is waited for without end',
    [
      edit(
        `${ui}/components/game-frame/game-frame.tsx`,
        "    if (status !== 'loading') return undefined;\n    const timer",
        "    if (status !== 'loading' || place !== '') return undefined;\n    const timer",
      ),
    ],
    {
      title:
        'a hostile game cannot navigate the page, flood it with messages, hang it or hide that it fails',
    },
  ),
  journey(
    'broken-screens',
    'F8-stays-broken',
    'a screen that has failed fails the next one too',
    [
      edit(
        `${ui}/primitives/late/failure-boundary.tsx`,
        'if (props.page === state.page) return null;',
        'if (props.page === state.page || state.failure !== null) return null;',
      ),
    ],
    {
      title: 'a screen that breaks leaves the rest of the page working: ${walker}',
      only: 'a screen that breaks leaves the rest of the page working: guest',
    },
  ),
  journey(
    'broken-screens',
    'F8-reports-all',
    'a failure is reported each time that it is tried',
    [edit(`${app}/router/report-client-errors.ts`, 'if (reported.has(key) || ', 'if (')],
    { title: 'a screen that breaks is reported once, however often it is tried' },
  ),
  ...(
    [
      [
        'F10-raw-key',
        'a link in the footer shows the key of its text',
        `${app}/router/shell-frame.tsx`,
        "label: t('route.terms') }",
        "label: 'route.terms' }",
      ],
      [
        'F10-in-english',
        'a link in the footer is in English for readers of Spanish',
        `${core}/locales/es/start.ts`,
        "'route.terms': 'Términos y condiciones',",
        "'route.terms': 'Terms and conditions',",
      ],
      [
        'F10-too-wide',
        'a link in the footer is wider than the narrowest phone',
        `${core}/locales/es/start.ts`,
        "'route.terms': 'Términos y condiciones',",
        "'route.terms': 'Términos\u00a0y\u00a0condiciones,\u00a0siempre\u00a0y\u00a0para\u00a0todas\u00a0las\u00a0personas',",
      ],
    ] as const
  ).map(([id, what, file, text, replacement]) =>
    journey('every-language', id, what, [edit(file, text, replacement)], {
      title:
        'every screen of ${walker} is in every language: no raw key, nothing left in English, no overflow',
      only: 'every screen of guest is in every language',
      device: 'phone',
    }),
  ),
  journey(
    'resilience',
    'F11-clock-of-device',
    'a fight is old where the clock of the device runs ahead',
    [
      edit(
        `${core}/react/use-round.ts`,
        "return { status: 'ready', round, stale: since !== null, since };",
        "return { status: 'ready', round, stale: since !== null || Date.now() - Date.parse(round.openedAt ?? '') > 43_200_000, since };",
      ),
    ],
    {
      title: 'a bet is taken by the time of the server on a device whose clock is ${name}',
      only: 'on a device whose clock is a day ahead',
    },
  ),
  journey(
    'resilience',
    'F11-all-first',
    'the first screen is drawn when the code of all is there',
    [
      edit(
        `${app}/mount-app.tsx`,
        "import { preloadScreen } from './router/preload-screen.ts';\n",
        "import { preloadScreen } from './router/preload-screen.ts';\nimport { loaders } from './screens/loaders.ts';\n",
      ),
      edit(
        `${app}/mount-app.tsx`,
        '    preloadScreen(brand, location.pathname),\n',
        '    preloadScreen(brand, location.pathname),\n    Promise.all(Object.values(loaders).map((load) => load())),\n',
      ),
    ],
    { title: 'the first screen on a slow line can be used before the rest has come' },
  ),
  journey(
    'every-screen',
    'F12-nameless',
    'the button that opens the languages has no name',
    [
      edit(
        `${ui}/components/language-picker/language-picker.tsx`,
        '<VisuallyHidden>{base.language}: </VisuallyHidden>\n            <span lang={langOf(value)}>{nameOf(value)}</span>',
        '<span aria-hidden="true">{nameOf(value)}</span>',
      ),
    ],
    {
      title: 'opens every route',
      only: 'guest opens every route',
      device: 'phone',
    },
  ),
  journey(
    'keyboard',
    'F12-mouse-only',
    'a channel can be chosen with a mouse only',
    [
      edit(
        `${ui}/components/radio-cards/radio-cards.tsx`,
        '                    nativeButton\n                    render={<Circle',
        '                    nativeButton\n                    tabIndex={-1}\n                    render={<Circle',
      ),
    ],
    { title: 'a player withdraws by keyboard alone' },
  ),
  journey(
    'sleep',
    'R9-old-balance-bets',
    'a bet on a fight can be placed while the balance is old',
    [
      edit(
        `${app}/games/arena/arena-stage.tsx`,
        "(round?.status === 'ready' && round.stale) || (wallet.status === 'ready' && wallet.stale)",
        "round?.status === 'ready' && round.stale",
      ),
    ],
    {
      title: 'after a sleep the page shows a fresh balance before a bet can be placed',
      only: 'a laptop that slept for eight hours',
    },
  ),
];
