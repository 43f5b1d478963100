import { apiTable, channels, type ApiRow, type ChannelRow } from '@lobi/core/contract';
import {
  routeNames,
  routeOf,
  type RouteAccess,
  type RouteName,
  type RouteRow,
} from '@lobi/core/routes';
import { walkedRoutes } from '../e2e/addresses.ts';
import { clausesOf, type Clause, type Proof } from './clause.ts';

const core = (path: string) => `packages/core/src/${path}`;
const app = (path: string) => `packages/app/src/${path}`;
const ui = (path: string) => `packages/ui/src/${path}`;
const server = (path: string) => `packages/server/src/${path}`;

const mainJob = 'tests/e2e/main-job.spec.ts';
const pages = 'tests/e2e/pages.spec.ts';
const everyScreen = 'tests/e2e/every-screen.spec.ts';
const everyLanguage = 'tests/e2e/every-language.spec.ts';
const journeys = 'tests/e2e/journeys.spec.ts';
const httpAccess = 'tests/access/http-access.test.ts';
const decideAccess = core('routes/decide-access.test.ts');
const requests = 'tests/ledger/requests.test.ts';
const wire = 'tests/contract/wire.test.ts';
const keyboard = 'tests/e2e/keyboard.spec.ts';

const accessWords = (access: RouteAccess): string =>
  access.kind === 'roles'
    ? `roles ${access.roles.join(', ')}`
    : { public: 'public', auth: 'auth required' }[access.kind];

/** The specification ties no route to superadmins; where they may open one, that is ours. */
const oursWords = (row: RouteRow): string =>
  row.source.includes('superadmin is ours') ? ' (superadmin: ours)' : '';

const isOfSpecification = (row: { readonly source: string }) => row.source.startsWith('spec');

const walked: ReadonlySet<RouteName> = new Set(walkedRoutes);

/** What the walk through all screens leaves open: routes that lead on, and queries that are input. */
const routeProofs: Partial<Record<RouteName, readonly Proof[]>> = {
  root: [{ file: mainJob, title: '/ becomes the lobby' }],
  terms: [{ file: pages, title: 'the terms can be read before the notice is accepted' }],
  'auth.register': [
    { file: journeys, title: 'a guest signs up below the agent' },
    {
      file: 'tests/access/people-http.test.ts',
      title:
        'a player’s link places a registered user below the same agent, and records the referrer',
    },
  ],
  'user.index': [
    {
      file: app('screens/people.test.tsx'),
      title: 'lists only users with the role and status in the address',
    },
  ],
  'transaction.create': [
    { file: app('screens/people.test.tsx'), title: 'asks which way the money goes' },
    { file: journeys, title: 'an agent takes cash out of a wallet below' },
  ],
  'error.403': [{ file: pages, title: 'a wrong role is refused' }],
};

/** Every route that the specification names. @source spec §2 */
const routes = routeNames
  .map((name) => ({ name, row: routeOf(name) }))
  .filter(({ row }) => isOfSpecification(row))
  .map(({ name, row }): Clause => ({
    section: '§2 Screens and routes',
    text: `${name}: ${row.path}; ${accessWords(row.access)}${oursWords(row)}${row.query ? `; query ${row.query.join(', ')}` : ''}; layout ${row.layout}`,
    files: [core('routes/route-table.ts'), app('screens/index.ts')],
    mutants: [`route-access-${name}`, `route-path-${name}`],
    proofs: [
      { file: decideAccess, title: 'for $role follows the specification' },
      {
        file: core('routes/route-table.test.ts'),
        title: 'has the path, query and layout of the specification',
      },
      ...(walked.has(name) ? [{ file: everyScreen, title: 'opens every route' }] : []),
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
      {
        file: core('contract/wire-shapes.test.ts'),
        title: '$name has the address and the answer of the specification',
      },
      { file: wire, title: `${row.method} ${row.path} ` },
      { file: httpAccess, title: '$name as $caller' },
      { file: 'tests/contract/every-row.ts', title: 'succeeds as it says' },
    ],
  }));

/** Every channel that the specification names. @source spec §7 */
const channelClauses = (Object.values(channels) as ChannelRow[])
  .filter((row) => row.source.startsWith('spec §7'))
  .map((row): Clause => ({
    section: '§7 Calls',
    text: `Private channel ${row.channel}, event "${row.event}"`,
    files: [core('contract/channels.ts'), server('realtime/channel-rules.ts')],
    mutants: [`channel-${row.channel}`],
    proofs: [
      { file: core('contract/channels.test.ts'), title: '$channel of the specification' },
      {
        file: 'tests/realtime/realtime.test.ts',
        title:
          'events are called "updated", which Echo receives as ".updated" and not as "updated"',
      },
      {
        file: core('realtime/echo-realtime.test.ts'),
        title: 'receives exactly the event "updated"',
      },
    ],
  }));

/** All clauses of the specification. */
export const clauses: readonly Clause[] = [
  ...clausesOf('§1 What the product does and for whom', [
    [
      'Roles player, agent, admin, superadmin, declare',
      [core('contract/roles.ts')],
      ['roles'],
      [httpAccess, 'every role of the contract is among the callers'],
      [core('contract/roles.test.ts'), 'the roles are the five of the specification'],
    ],
    [
      'Players play games from a lobby and hold a wallet',
      [app('screens/game-index.tsx'), server('services/wallets/wallets.ts')],
      ['payout'],
      [mainJob, 'a fight is opened, bet on, declared and paid exactly'],
      [core('games/arena/parimutuel.test.ts'), 'are rounded down, stake included (example A'],
    ],
    [
      'Agents and admins move cash in and out of wallets',
      [app('screens/transaction-create.tsx')],
      ['cash-direction'],
      [mainJob, 'an agent cashes in, and the balance moves on the player’s screen'],
      [journeys, 'an agent takes cash out of a wallet below'],
      [keyboard, 'an agent takes cash out by keyboard alone, and its owner confirms'],
      [requests, 'a cash-out requested by %s is confirmed by %s, and %s gets the money'],
      [server('domain/request-money.test.ts'), 'a %s moves it from one to the other'],
    ],
    [
      'Agents earn earnings',
      [app('screens/earning-index.tsx')],
      ['agent-share'],
      [journeys, 'an agent claims what the downline’s stakes earned'],
      [
        server('domain/commission.test.ts'),
        'commissions are each the difference to the rate below (example D: 1,000.00)',
      ],
    ],
    [
      'A blocking notice with the given text, one button and a terms link to /; closes on Agree; remembered',
      [
        ui('components/age-notice/age-notice-body.tsx'),
        core('machines/notice/notice.machine.ts'),
        app('first-paint/hold-notice.ts'),
      ],
      ['notice-forgotten', 'notice-text'],
      [mainJob, 'the English notice has the exact words of the specification'],
      [
        core('machines/notice/notice.machine.test.ts'),
        'the notice is open at start, closes on Agree and remembers it',
      ],
      [ui('messages/messages.test.ts'), 'say the age notice of the specification to the letter'],
    ],
    [
      'The default theme is dark',
      [server('http/handlers/settings.ts'), ui('tokens/lentera.ts')],
      ['light-theme'],
      [mainJob, 'in Indonesian and dark by default'],
      [wire, 'GET /api/settings answers app, theme and lang to guests'],
      [
        server('http/settings-at.test.ts'),
        'gives dark as the theme and Indonesian as the language',
      ],
    ],
    [
      'Languages Indonesian (default and fallback), English, Spanish, Simplified Chinese',
      [core('contract/limits.ts'), core('locales/index.ts')],
      ['default-language'],
      [core('locales/locales.test.ts'), 'has every key of the reference'],
      [
        everyLanguage,
        'every screen of ${walker} is in every language: no raw key, nothing left in English, no overflow',
      ],
      [app('config/check-brand.test.ts'), 'fills in what the specification gives as defaults'],
    ],
    [
      'A loading overlay fades out over 0.4 s and is removed after 1 s',
      [core('contract/limits.ts'), app('boot-overlay.ts')],
      ['overlay-fade', 'overlay-late', 'overlay-elsewhere'],
      [mainJob, 'the overlay fades over 0.4 s'],
      [mainJob, 'the overlay goes by itself'],
      [app('boot-overlay.test.ts'), 'the boot overlay is removed on every page: %s'],
      [app('boot-overlay.test.ts'), 'fades then, and is gone a second later'],
      [app('config/check-brand.test.ts'), 'fills in what the specification gives as defaults'],
    ],
  ]),
  ...routes,
  ...clausesOf('§2 Screens and routes', [
    [
      'Paths containing /admin, /player or /agent render bare; game.show without sidebar',
      [core('routes/route-table.ts'), app('router/bare-frame.tsx')],
      ['bare-shell', 'bare-in-shop', 'player-rail', 'game-sidebar'],
      [everyScreen, 'has the layout of its route'],
      [
        app('router/frames.test.tsx'),
        '%s is bare: no sidebar and no footer; a rail in the office only',
      ],
      [app('router/frames.test.tsx'), 'a game has no sidebar'],
      [
        core('routes/route-table.test.ts'),
        '$name has the path, query and layout of the specification',
      ],
    ],
    [
      'Other pages: navbar, sidebar, main, bottom bar on mobile only, footer, notice',
      [app('router/shell-frame.tsx'), ui('layouts/app-shell/app-shell.tsx')],
      ['shell-bare'],
      [mainJob, 'the shell has its parts; the bottom bar only on a phone'],
      [
        core('routes/route-table.test.ts'),
        '$name has the path, query and layout of the specification',
      ],
    ],
    [
      'The page title is the title of the route plus a suffix',
      [app('page/page-title.ts')],
      ['page-title'],
      [everyScreen, 'has the title of its route'],
      [
        app('router/route-title.test.tsx'),
        'the page title is the name of the route while its screen has nothing yet',
      ],
      [
        app('page/page-title.test.ts'),
        'the title of a page is the title of its route plus a suffix',
      ],
    ],
  ]),
  ...clausesOf('§3 Entities and their fields', [
    [
      'User: id, username, role, wallet; wallet: id, balance',
      [core('contract/schemas/user.ts'), core('contract/schemas/wallet.ts')],
      ['user-without-wallet'],
      ['tests/contract/every-row.ts', 'succeeds as it says'],
      [wire, 'GET /api/auth/check answers the user with id and wallet'],
      [
        core('contract/wire-shapes.test.ts'),
        '$name has the address and the answer of the specification',
      ],
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
      ['tests/contract/every-row.ts', 'succeeds as it says'],
      [wire, 'a transaction has details, status and amount, a ledger entry its balances too'],
      [wire, 'an activity has ip, browser, device, country, city and action'],
      [wire, 'a bet has its side and payout, an earning claimee, type, amount and date'],
      [
        core('contract/wire-shapes.test.ts'),
        'a ledger entry keeps details, status, amount and both balances',
      ],
      [
        core('contract/wire-shapes.test.ts'),
        'an activity keeps ip, browser, device, country, city and action',
      ],
      [core('contract/wire-shapes.test.ts'), 'an earning keeps claimee, type, amount and date'],
    ],
    [
      'Settings from the server: app, theme, lang',
      [core('contract/schemas/settings.ts')],
      ['settings-lang'],
      [core('client/create-platform-client.test.ts'), 'loads the settings'],
      [wire, 'GET /api/settings answers app, theme and lang to guests'],
      [
        core('contract/wire-shapes.test.ts'),
        '$name has the address and the answer of the specification',
      ],
    ],
  ]),
  ...clausesOf('§4 States and transitions', [
    [
      'User statuses activated, pending, blocked, restricted and their transitions',
      [core('contract/statuses.ts'), core('rules/money-access.ts')],
      ['pending-moves-money'],
      ['tests/ledger/people.test.ts', 'a status change by $name of $target follows the table'],
      [
        'tests/access/people-http.test.ts',
        'a user with the status %s may do exactly what the table says',
      ],
      [keyboard, 'an agent activates a user who registered by referral by keyboard alone'],
      [journeys, 'a blocked user is signed out of every open tab, with the reason and the contact'],
      [
        'tests/realtime/realtime.test.ts',
        'private channels fall silent when staff blocks the account, and no call goes through',
      ],
      [core('rules/money-access.test.ts'), '%s by %s'],
    ],
    [
      'Transaction statuses pending, processing, completed, rejected; types deposit, withdraw, cash in, cash out',
      [core('contract/statuses.ts')],
      ['completed-reviewed'],
      [
        requests,
        'a deposit moves nothing until it is completed; then the exact sum less the fee arrives',
      ],
      [requests, 'a withdrawal sets the money aside at once, and sends it when completed'],
      [
        requests,
        'a rejected withdrawal frees the money, and shows reason and remark in the language of its reader',
      ],
      [requests, 'a cash-in completes at once, and the receiver is notified'],
      [requests, 'a cash-out requested by %s is confirmed by %s, and %s gets the money'],
      [core('rules/review-steps.test.ts'), 'lets it %s once'],
      [journeys, 'a registration by referral leads to a paid withdrawal'],
      [journeys, 'a rejected withdrawal gives the money back and says why'],
    ],
    [
      'Bets are settled; rounds are created and have status updates',
      [server('games/arena/settle-round.ts'), server('services/games/rounds.ts')],
      ['betting-reopened'],
      [core('games/arena/round-steps.test.ts'), 'a round that is %s'],
      [mainJob, 'a fight is opened, bet on, declared and paid exactly'],
    ],
    [
      'Auth client state: not initialised, then initialised after a check or login; logout clears it even when the call fails',
      [core('machines/auth/auth.machine.ts')],
      ['check-uninitialised', 'logout-remembers'],
      [
        core('machines/auth/auth.machine.test.ts'),
        'the auth machine is initialised by a successful check',
      ],
      [core('machines/auth/auth.machine.test.ts'), 'ends as guest when the server fails a logout'],
    ],
    [
      'Realtime replaces user and wallet',
      [core('machines/auth/auth.machine.ts'), core('machines/wallet/wallet.machine.ts')],
      ['user-not-replaced', 'wallet-not-replaced'],
      [core('machines/auth/auth.machine.test.ts'), 'replaces the user by the user channel'],
      [core('client/create-platform-client.test.ts'), 'is replaced by the wallet channel'],
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
      [core('locales/locales.test.ts'), 'says the required message in %s to the letter'],
    ],
    [
      'Forms validate on input and stop at the first failure',
      [ui('components/form/form.tsx'), core('contract/validation.ts')],
      ['last-failure'],
      [ui('components/form/form.test.tsx'), 'checks on input and shows one failure at a time'],
      [ui('components/form/form.test.tsx'), 'puts the focus on the first refused field'],
      [core('contract/validation.test.ts'), 'returns only the first failure of a field'],
      ['tests/e2e/truth.spec.ts', 'a stake below the minimum is refused on input'],
    ],
    [
      'The notice requires agreement to 21+ and the terms',
      [ui('components/age-notice/age-notice.tsx'), server('services/protection/guard-rules.ts')],
      ['notice-reopened', 'stake-without-agreement'],
      [mainJob, 'the notice blocks until it is accepted, and stays closed'],
      [core('machines/notice/notice.machine.test.ts'), 'stays closed once it was accepted'],
      ['tests/protection/agreement.test.ts', 'a player without an agreement is refused %s'],
    ],
  ]),
  ...clausesOf('§6 Roles and permissions', [
    [
      'Guard: auth first; no user → login with return path; wrong role → error.403',
      [core('routes/decide-access.ts'), app('router/guard.tsx')],
      ['guest-forbidden'],
      [pages, 'a guest is asked to sign in where a page needs it, a wrong role is refused'],
      [pages, 'nothing protected is painted before the visitor is known'],
      [core('machines/auth/auth.machine.test.ts'), 'has one check in flight'],
      [core('routes/return-path.test.ts'), 'never leads away'],
      [mainJob, 'a guest who opens the arena signs in and comes back to it'],
      [decideAccess, 'for $role follows the specification'],
    ],
    [
      'What each role may open and call',
      [core('routes/route-table.ts'), core('contract/api/index.ts'), core('rules/visibility.ts')],
      ['any-role'],
      [decideAccess, 'for $role follows the specification'],
      [httpAccess, '$name as $caller'],
      [httpAccess, '$what by $caller about an object of $owner: $verdict'],
    ],
    [
      'superadmin: tied to no route by the specification; ours: whatever an admin may open, with a dashboard of its own, second approvals on screen',
      [
        core('routes/route-table.ts'),
        app('page/role-home.ts'),
        app('screens/parts/office/superadmin-board.tsx'),
      ],
      ['route-access-admin.dashboard'],
      [decideAccess, 'for $role follows the specification'],
      [
        app('screens/admin-dashboard.test.tsx'),
        'lists what waits for a second person and takes the approval',
      ],
      [
        'tests/e2e/superadmin.spec.ts',
        'a superadmin signs in, lands on the dashboard and gives second approvals',
      ],
    ],
    [
      'Private channels need server authorization',
      [server('realtime/channel-rules.ts')],
      ['other-wallet'],
      ['tests/realtime/realtime.test.ts', 'private channels are closed to guests'],
      [
        server('realtime/channel-rules.test.ts'),
        'let a user into their own user and wallet channels only',
      ],
    ],
    [
      'Presence channels need server authorization: staff alone, for as long as they are staff',
      [server('realtime/channel-rules.ts'), core('react/use-staff-online.ts')],
      ['presence-declare'],
      [
        'tests/security/statuses-and-channels.test.ts',
        'the channel $key is signed for $role where it is theirs, and nowhere else',
      ],
      [
        'tests/realtime/revocation.test.ts',
        'connected staff members see each other by name and role, once however many sockets each has',
      ],
      [
        'tests/realtime/revocation.test.ts',
        'a staff member who signs out or loses the role is gone at once, and sees no member',
      ],
      [server('realtime/channel-rules.test.ts'), 'let only staff into the presence channel'],
    ],
  ]),
  ...calls,
  ...channelClauses,
  ...clausesOf('§7 Calls', [
    [
      'Every request is marked, sends cookies, token, JSON, language; 10 s; unwrapped to its body',
      [core('api/create-api-client.ts')],
      ['unmarked', 'no-cookies', 'wrapped'],
      [
        core('api/create-api-client.test.ts'),
        'every request is marked, sends cookies, JSON, token, language, and gives up after 10 s',
      ],
      [core('api/create-api-client.test.ts'), 'is unwrapped to its body'],
    ],
    [
      'Websocket to the own host, ws/wss only, reverb-type broadcaster; channels are left on logout',
      [core('realtime/echo-realtime.ts'), core('client/feeds.ts')],
      ['all-transports', 'left-late', 'R-revoked'],
      [core('realtime/echo-realtime.test.ts'), 'speaks protocol 7 to the host of the settings'],
      [
        'tests/realtime/realtime.test.ts',
        'private channels send nothing more after logout, though the socket is still open',
      ],
      [
        core('realtime/echo-realtime.test.ts'),
        'uses no other transport than web sockets, also when they fail',
      ],
      [
        core('client/create-platform-client.test.ts'),
        'leaves both channels and clears user and token when the server %s',
      ],
      [
        server('realtime/hub.test.ts'),
        'takes joined channels away at once, says so, and leaves public ones',
      ],
    ],
  ]),
  ...clausesOf('§8 Error catalogue', [
    [
      'A failed answer is logged to the console and rethrown',
      [core('api/create-api-client.ts')],
      ['silent-failure'],
      [
        core('api/create-api-client.test.ts'),
        'a failure is logged once, without token, password or body',
      ],
    ],
    [
      'Failed auth check: user and token cleared',
      [core('machines/auth/auth.machine.ts')],
      ['check-keeps-token'],
      [
        core('machines/auth/auth.machine.test.ts'),
        'clears user and token when the check fails with %s',
      ],
    ],
    [
      'Failed logout: logged only, local state cleared',
      [core('machines/auth/auth.machine.ts')],
      ['logout-failure'],
      [core('machines/auth/auth.machine.test.ts'), 'which is only logged'],
      [mainJob, 'logout leaves nothing behind, even when the server fails'],
    ],
    [
      'Failed settings load rejects with the message of the server',
      [core('client/settings-store.ts')],
      ['settings-swallowed'],
      [
        core('client/create-platform-client.test.ts'),
        'rejects with the words of the server when the settings fail',
      ],
    ],
    [
      'Unauthenticated access: redirect to login',
      [core('routes/decide-access.ts'), app('router/guard.tsx')],
      ['guest-forbidden'],
      [pages, 'a guest is asked to sign in where a page needs it'],
      [decideAccess, 'for $role follows the specification'],
    ],
    [
      'Unauthorised role: redirect to error.403',
      [core('routes/decide-access.ts'), app('router/guard.tsx'), app('screens/error-403.tsx')],
      ['other-role'],
      [pages, 'a wrong role is refused'],
      [decideAccess, 'fails closed on a role that does not exist'],
    ],
    [
      'Failed load of a screen chunk: a preload error is raised and a reload offered',
      [app('router/chunk-errors.ts'), app('router/use-new-version.ts')],
      ['chunk-error'],
      [pages, 'a screen whose code cannot be loaded offers a reload, and the frame stays'],
      [
        app('router/new-version.test.tsx'),
        'a chunk that is gone means a new version, and one that cannot be reached does not',
      ],
    ],
    [
      'Channel authorization failure: a subscription error of that channel',
      [core('realtime/create-realtime.ts')],
      ['refusal-ignored'],
      [
        'tests/realtime/realtime.test.ts',
        'a private channel of another user is refused with an error in Echo, and the connection stays',
      ],
      [core('realtime/create-realtime.test.ts'), 'takes %i for an answer'],
      [core('realtime/create-realtime.test.ts'), 'takes %i for an answer'],
    ],
  ]),
  ...clausesOf('§9 Business constants and limits', [
    [
      'Minimum age 21',
      [core('contract/limits.ts')],
      ['age-18', 'brand-age'],
      [app('config/check-brand.test.ts'), 'refuses an age below the minimum of the platform'],
      [app('config/check-brand.test.ts'), 'fills in what the specification gives as defaults'],
    ],
    [
      'HTTP timeout 10000 ms; token under the key token',
      [core('contract/limits.ts')],
      ['http-timeout', 'token-key'],
      [core('api/create-api-client.test.ts'), 'gives up after 10 s'],
      [core('client/create-platform-client.test.ts'), 'stores the token under "token"'],
    ],
    [
      'Default and fallback language Indonesian; theme dark; overlay fades 0.4 s and goes after 1 s',
      [core('contract/limits.ts'), app('config/define-brand.ts')],
      ['default-language'],
      [app('config/check-brand.test.ts'), 'fills in what the specification gives as defaults'],
      [
        app('i18n/create-i18n.test.tsx'),
        'the language is Indonesian where no supported one is requested',
      ],
      [mainJob, 'in Indonesian and dark by default'],
    ],
    [
      'Language detection order and cache',
      [app('i18n/create-i18n.ts')],
      ['detection-order', 'language-key'],
      [pages, 'the language follows the address, is stored, and can be chosen'],
      [app('i18n/create-i18n.test.tsx'), 'in the order of the specification'],
      [
        app('i18n/create-i18n.test.tsx'),
        'the language is remembered in local storage under the given key',
      ],
      [app('i18n/detect-language.test.ts'), 'the language of the %s comes before that of the %s'],
      [
        app('i18n/detect-language.test.ts'),
        'the language is kept in local storage under i18nextLng',
      ],
    ],
    [
      'Icon set material design; the app mounts into the element with id app',
      [app('create-app.ts'), app('page/nav-icons.ts')],
      ['other-icons'],
      [app('page/nav-icons.test.ts'), 'are of the material design set'],
      [mainJob, 'the shell has its parts; the bottom bar only on a phone'],
    ],
    [
      'Realtime on port 443 with forced TLS where the page is https',
      [server('http/handlers/settings.ts'), core('realtime/echo-realtime.ts')],
      ['port-443', 'open-socket', 'other-port'],
      [core('realtime/echo-realtime.test.ts'), 'speaks protocol 7 to the host of the settings'],
      [server('http/settings-at.test.ts'), 'leads sockets of an https page to port 443 over TLS'],
      [
        core('realtime/echo-realtime.test.ts'),
        'connects over TLS to port 443 where the page came over TLS',
      ],
    ],
    [
      'Anti-devtools (a blank page after 1000 ms) exists and is off',
      [app('config/define-brand.ts'), app('anti-devtools.ts')],
      ['devtools-late', 'devtools-on'],
      [
        app('config/check-brand.test.ts'),
        'leaves the look alone without changes, and developer tools too',
      ],
      [app('anti-devtools.test.ts'), 'leads to a blank page a second after'],
    ],
  ]),
];
