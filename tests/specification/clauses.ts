import { apiTable, channels, type ApiRow, type ChannelRow } from '@lobi/core/contract';
import {
  routeNames,
  routeOf,
  type RouteAccess,
  type RouteName,
  type RouteRow,
} from '@lobi/core/routes';
import { visitedRoutes } from '../e2e/addresses.ts';
import { clausesOf, type Clause } from './clause.ts';

const core = (path: string) => `packages/core/src/${path}`;
const app = (path: string) => `packages/app/src/${path}`;
const ui = (path: string) => `packages/ui/src/${path}`;
const server = (path: string) => `packages/server/src/${path}`;

const describeAccess = (access: RouteAccess): string =>
  access.kind === 'roles'
    ? `roles ${access.roles.join(', ')}`
    : { public: 'public', auth: 'auth required' }[access.kind];

/** The specification assigns no route to superadmins; their access is ours. */
const describeOrigin = (row: RouteRow): string =>
  row.source.includes('superadmin is ours') ? ' (superadmin: ours)' : '';

const isOfSpecification = (row: { readonly source: string }) => row.source.startsWith('spec');

const visited: ReadonlySet<RouteName> = new Set(visitedRoutes);

/**
 * Routes that the test of all screens does not cover: redirects, and routes with query parameters as
 * input.
 */
const routeProofs: Partial<Record<RouteName, readonly string[]>> = {
  root: ['lobby-default-look'],
  terms: ['terms-before-notice'],
  'auth.register': ['referral-sign-up', 'referral-link-parent'],
  'user.index': ['user-index-filters'],
  'transaction.create': ['transaction-create-asks-type', 'journey-cash-out'],
  'error.403': ['guest-login-and-wrong-role'],
};

/** Every route that the specification names. @source spec §2 */
const routes = routeNames
  .map((name) => ({ name, row: routeOf(name) }))
  .filter(({ row }) => isOfSpecification(row))
  .map(({ name, row }): Clause => ({
    section: '§2 Screens and routes',
    text: `${name}: ${row.path}; ${describeAccess(row.access)}${describeOrigin(row)}${row.query ? `; query ${row.query.join(', ')}` : ''}; layout ${row.layout}`,
    files: [core('routes/route-table.ts'), app('screens/index.ts')],
    mutants: [`route-access-${name}`, `route-path-${name}`],
    proofs: [
      'decide-access-table',
      'route-table-shapes',
      ...(visited.has(name) ? ['every-screen-walk'] : []),
      ...(routeProofs[name] ?? []),
    ],
  }));

/** Every call that the specification names. @source spec §7 */
const calls = (Object.entries(apiTable) as [string, ApiRow][])
  .filter(([, row]) => row.source.startsWith('spec §7'))
  .map(([name, row]): Clause => ({
    section: '§7 Calls',
    text: `${row.method} ${row.path} (${name})`,
    files: [core('contract/api/index.ts'), server('http/handlers/create-handlers.ts')],
    mutants: [`call-${name}`],
    proofs: [
      'wire-shapes',
      `wire-${name.replaceAll('.', '-')}`,
      'http-call-cells',
      'every-call-succeeds',
    ],
  }));

/** Every channel that the specification names. @source spec §7 */
const channelClauses = (Object.values(channels) as ChannelRow[])
  .filter((row) => row.source.startsWith('spec §7'))
  .map((row): Clause => ({
    section: '§7 Calls',
    text: `Private channel ${row.channel}, event "${row.event}"`,
    files: [core('contract/channels.ts'), core('contract/channel-access.ts')],
    mutants: [`channel-${row.channel}`],
    proofs: ['private-channel-table', 'echo-event-name', 'echo-updated-event'],
  }));

/** All clauses of the specification. */
export const clauses: readonly Clause[] = [
  ...clausesOf('§1 What the product does and for whom', [
    [
      'Roles player, agent, admin, superadmin, declare',
      [core('contract/roles.ts')],
      ['roles'],
      'http-callers-every-role',
      'five-roles',
    ],
    [
      'Players play games from a lobby and hold a wallet',
      [app('screens/game-index.tsx'), server('services/wallets/wallets.ts')],
      ['payout'],
      'job-fight',
      'parimutuel-example-a',
    ],
    [
      'Agents and admins move cash in and out of wallets',
      [app('screens/transaction-create.tsx')],
      ['cash-direction'],
      'job-cash-in',
      'journey-cash-out',
      'keyboard-cash-out',
      'cash-out-confirmed',
      'cash-request-direction',
    ],
    [
      'Agents earn earnings',
      [app('screens/earning-index.tsx')],
      ['agent-share'],
      'journey-claim-earnings',
      'commission-example-d',
    ],
    [
      'A blocking notice with the given text, one button and a terms link to /; closes on Agree; remembered',
      [
        ui('components/age-notice/age-notice-body.tsx'),
        core('machines/notice/notice.machine.ts'),
        app('first-paint/hold-notice.ts'),
      ],
      ['notice-forgotten', 'notice-text'],
      'notice-english-text',
      'notice-remembered',
      'age-notice-text',
    ],
    [
      'The default theme is dark',
      [server('http/handlers/settings.ts'), ui('tokens/lentera.ts')],
      ['light-theme'],
      'lobby-default-look',
      'wire-settings-show',
      'settings-default-look',
    ],
    [
      'Languages Indonesian (default and fallback), English, Spanish, Simplified Chinese',
      [core('contract/limits.ts'), core('locales/index.ts')],
      ['default-language'],
      'locale-keys-complete',
      'every-language-walk',
      'brand-defaults',
    ],
    [
      'A loading overlay fades out over 0.4 s and is removed after 1 s',
      [core('contract/limits.ts'), app('boot-overlay.ts')],
      ['overlay-fade', 'overlay-late', 'overlay-elsewhere'],
      'overlay-fades',
      'overlay-goes',
      'boot-overlay-every-page',
      'boot-overlay-timing',
      'brand-defaults',
    ],
  ]),
  ...routes,
  ...clausesOf('§2 Screens and routes', [
    [
      'Paths containing /admin, /player or /agent render bare; game.show without sidebar',
      [core('routes/route-table.ts'), app('router/bare-frame.tsx')],
      ['bare-shell', 'bare-in-shop', 'player-rail', 'game-sidebar'],
      'screen-layout',
      'bare-frames',
      'game-without-sidebar',
      'route-table-shapes',
    ],
    [
      'Other pages: navbar, sidebar, main, bottom bar on mobile only, footer, notice',
      [app('router/shell-frame.tsx'), ui('layouts/app-shell/app-shell.tsx')],
      ['shell-bare'],
      'shell-parts',
      'route-table-shapes',
    ],
    [
      'The page title is the title of the route plus a suffix',
      [app('page/page-title.ts')],
      ['page-title'],
      'screen-title',
      'route-title-before-content',
      'page-title-suffix',
    ],
  ]),
  ...clausesOf('§3 Entities and their fields', [
    [
      'User: id, username, role, wallet; wallet: id, balance',
      [core('contract/schemas/user.ts'), core('contract/schemas/wallet.ts')],
      ['user-without-wallet'],
      'every-call-succeeds',
      'wire-auth-check',
      'wire-shapes',
    ],
    [
      'Labels of user, transaction, ledger, activity; bet with payout, meron, wala; earning with claimee, type, amount, date',
      [
        core('contract/schemas/transaction.ts'),
        core('contract/schemas/ledger-entry.ts'),
        core('contract/schemas/activity.ts'),
        core('contract/schemas/bet.ts'),
        core('contract/schemas/earning.ts'),
      ],
      ['ledger-fields', 'activity-fields', 'earning-fields'],
      'every-call-succeeds',
      'wire-transaction-fields',
      'wire-activity-fields',
      'wire-bet-and-earning-fields',
      'wire-shape-ledger-entry',
      'wire-shape-activity',
      'wire-shape-earning',
    ],
    [
      'Settings from the server: app, theme, lang',
      [core('contract/schemas/settings.ts')],
      ['settings-lang'],
      'guest-start',
      'wire-settings-show',
      'wire-shapes',
    ],
  ]),
  ...clausesOf('§4 States and transitions', [
    [
      'User statuses activated, pending, blocked, restricted and their transitions',
      [core('contract/statuses.ts'), core('rules/money-access.ts')],
      ['pending-moves-money'],
      'status-change-table',
      'status-rights-table',
      'keyboard-activation',
      'journey-blocked-user',
      'private-channel-blocked-account',
      'money-access-table',
    ],
    [
      'Transaction statuses pending, processing, completed, rejected; types deposit, withdraw, cash in, cash out',
      [core('contract/statuses.ts')],
      ['completed-reviewed'],
      'deposit-completes',
      'withdrawal-completes',
      'withdrawal-rejected',
      'cash-in-completes',
      'cash-out-confirmed',
      'review-steps-allowed',
      'journey-referral-withdrawal',
      'journey-rejected-withdrawal',
    ],
    [
      'Bets are settled; rounds are created and have status updates',
      [server('games/arena/settle-round.ts'), server('services/games/rounds.ts')],
      ['betting-reopened'],
      'round-steps-by-status',
      'job-fight',
    ],
    [
      'Auth client state: not initialised, then initialised after a check or login; logout clears it even when the call fails',
      [core('machines/auth/auth.machine.ts')],
      ['check-uninitialised', 'logout-remembers'],
      'auth-initialised',
      'auth-logout-failure',
    ],
    [
      'Realtime replaces user and wallet',
      [core('machines/auth/auth.machine.ts'), core('machines/wallet/wallet.machine.ts')],
      ['user-not-replaced', 'wallet-not-replaced'],
      'auth-user-channel-replaces',
      'wallet-channel-replaces',
    ],
  ]),
  ...clausesOf('§5 Validation rules', [
    [
      'The required-field message in four languages',
      [
        core('locales/en.ts'),
        core('locales/id.ts'),
        core('locales/es.ts'),
        core('locales/zh-hans.ts'),
      ],
      ['required-en', 'required-id', 'required-es', 'required-zh-Hans'],
      'required-message',
    ],
    [
      'Forms validate on input and stop at the first failure',
      [ui('components/form/form.tsx'), core('contract/validation.ts')],
      ['last-failure'],
      'form-one-failure',
      'form-focus-first-refused',
      'first-issue-of-field',
      'stake-below-minimum',
    ],
    [
      'The notice requires agreement to 21+ and the terms',
      [ui('components/age-notice/age-notice.tsx'), core('rules/stake-guard.ts')],
      ['notice-reopened', 'stake-without-agreement'],
      'notice-blocks',
      'notice-stays-closed',
      'play-without-agreement',
    ],
  ]),
  ...clausesOf('§6 Roles and permissions', [
    [
      'Guard: auth first; no user → login with return path; wrong role → error.403',
      [core('routes/decide-access.ts'), app('router/guard.tsx')],
      ['guest-forbidden'],
      'guest-login-and-wrong-role',
      'no-protected-paint',
      'auth-one-check',
      'return-path-stays',
      'guest-arena-login-return',
      'decide-access-table',
    ],
    [
      'What each role may open and call',
      [core('routes/route-table.ts'), core('contract/api/index.ts'), core('rules/visibility.ts')],
      ['any-role'],
      'decide-access-table',
      'http-call-cells',
      'http-object-cells',
    ],
    [
      'superadmin: tied to no route by the specification; ours: whatever an admin may open, with a dashboard of its own, second approvals on screen',
      [
        core('routes/route-table.ts'),
        app('page/role-home.ts'),
        app('screens/parts/office/superadmin-board.tsx'),
      ],
      ['route-access-admin.dashboard'],
      'decide-access-table',
      'superadmin-board-approves',
      'superadmin-second-approval',
    ],
    [
      'Private channels need server authorization',
      [core('contract/channel-access.ts')],
      ['other-wallet'],
      'private-channel-guest',
      'channel-rules-own',
    ],
    [
      'Presence channels need server authorization: staff alone, for as long as they are staff',
      [core('contract/channel-access.ts'), core('react/use-staff-online.ts')],
      ['presence-declare'],
      'channels-by-role',
      'presence-members',
      'presence-lost-role',
      'channel-rules-presence',
    ],
  ]),
  ...calls,
  ...channelClauses,
  ...clausesOf('§7 Calls', [
    [
      'Every request is marked, sends cookies, token, JSON, language; 10 s; unwrapped to its body',
      [core('api/create-api-client.ts')],
      ['unmarked', 'no-cookies', 'wrapped'],
      'request-headers-and-timeout',
      'answer-unwrapped',
    ],
    [
      'Websocket to the own host, ws/wss only, reverb-type broadcaster; channels are left on logout',
      [core('realtime/echo-realtime.ts'), core('client/feeds.ts')],
      ['all-transports', 'left-late', 'R-revoked'],
      'echo-protocol-7',
      'private-channel-after-logout',
      'echo-websocket-only',
      'logout-clears-all',
      'hub-revocation',
    ],
  ]),
  ...clausesOf('§8 Error catalogue', [
    [
      'A failed answer is logged to the console and rethrown',
      [core('api/create-api-client.ts')],
      ['silent-failure'],
      'failure-logged-once',
    ],
    [
      'Failed auth check: user and token cleared',
      [core('machines/auth/auth.machine.ts')],
      ['check-keeps-token'],
      'auth-check-failure-clears',
    ],
    [
      'Failed logout: logged only, local state cleared',
      [core('machines/auth/auth.machine.ts')],
      ['logout-failure'],
      'auth-logout-failure',
      'job-logout',
    ],
    [
      'Failed settings load rejects with the message of the server',
      [core('client/settings-store.ts')],
      ['settings-swallowed'],
      'settings-failure-rejects',
    ],
    [
      'Unauthenticated access: redirect to login',
      [core('routes/decide-access.ts'), app('router/guard.tsx')],
      ['guest-forbidden'],
      'guest-login-and-wrong-role',
      'decide-access-table',
    ],
    [
      'Unauthorised role: redirect to error.403',
      [core('routes/decide-access.ts'), app('router/guard.tsx'), app('screens/error-403.tsx')],
      ['other-role'],
      'guest-login-and-wrong-role',
      'decide-access-unknown-role',
    ],
    [
      'Failed load of a screen chunk: a preload error is raised and a reload offered',
      [app('router/chunk-errors.ts'), app('router/use-new-version.ts')],
      ['chunk-error'],
      'chunk-failure-reload',
      'missing-chunk-is-new-version',
    ],
    [
      'Channel authorization failure: a subscription error of that channel',
      [core('realtime/create-realtime.ts')],
      ['refusal-ignored'],
      'private-channel-other-user',
      'channel-refusal-status',
    ],
  ]),
  ...clausesOf('§9 Business constants and limits', [
    [
      'Minimum age 21',
      [core('contract/limits.ts')],
      ['age-18', 'brand-age'],
      'brand-minimum-age',
      'brand-defaults',
    ],
    [
      'HTTP timeout 10000 ms; token under the key token',
      [core('contract/limits.ts')],
      ['http-timeout', 'token-key'],
      'request-headers-and-timeout',
      'token-and-channels-at-login',
    ],
    [
      'Default and fallback language Indonesian; theme dark; overlay fades 0.4 s and goes after 1 s',
      [core('contract/limits.ts'), app('config/define-brand.ts')],
      ['default-language'],
      'brand-defaults',
      'language-fallback',
      'lobby-default-look',
    ],
    [
      'Language detection order and cache',
      [app('i18n/create-i18n.ts')],
      ['detection-order', 'language-key'],
      'language-choice',
      'language-order',
      'language-key-of-brand',
      'language-source-order',
      'language-key-i18next',
    ],
    [
      'Icon set material design; the app mounts into the element with id app',
      [app('create-app.ts'), app('page/nav-icons.ts')],
      ['other-icons'],
      'menu-icon-set',
      'shell-parts',
    ],
    [
      'Realtime on port 443 with forced TLS where the page is https',
      [server('http/handlers/settings.ts'), core('realtime/echo-realtime.ts')],
      ['port-443', 'open-socket', 'other-port'],
      'echo-protocol-7',
      'settings-tls-port',
      'echo-tls-443',
    ],
    [
      'Anti-devtools (a blank page after 1000 ms) exists and is off',
      [app('config/define-brand.ts'), app('anti-devtools.ts')],
      ['devtools-late', 'devtools-on'],
      'brand-unchanged',
      'devtools-blank-page',
    ],
  ]),
];
