import { apiTable, channels, type ApiRow, type ChannelRow } from '@lobi/core/contract';
import { routeNames, routeOf, type RouteAccess, type RouteName } from '@lobi/core/routes';
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
const keyboard = 'tests/e2e/keyboard.spec.ts';

const accessWords = (access: RouteAccess): string =>
  access.kind === 'roles'
    ? `roles ${access.roles.join(', ')}`
    : { public: 'public', auth: 'auth required' }[access.kind];

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
      title: 'brings who registers by it below the same agent, and notes who invited',
    },
  ],
  'user.index': [
    { file: app('screens/people.test.tsx'), title: 'shows whom the address asks for by role' },
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
    text: `${name}: ${row.path}; ${accessWords(row.access)}${row.query ? `; query ${row.query.join(', ')}` : ''}; layout ${row.layout}`,
    files: [core('routes/route-table.ts'), app('screens/index.ts')],
    proofs: [
      { file: decideAccess, title: 'for $role follows the specification' },
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
    proofs: [
      { file: httpAccess, title: '$name as $caller' },
      { file: 'tests/contract/contract.test.ts', title: 'succeeds as it says' },
    ],
  }));

/** Every channel that the specification names. @source spec §7 */
const heard = (Object.values(channels) as ChannelRow[])
  .filter((row) => row.source.startsWith('spec §7'))
  .map((row): Clause => ({
    section: '§7 Calls',
    text: `Private channel ${row.channel}, event "${row.event}"`,
    files: [core('contract/channels.ts'), server('realtime/channel-rules.ts')],
    proofs: [
      { file: 'tests/realtime/realtime.test.ts', title: 'are called "updated"' },
      { file: core('realtime/echo-realtime.test.ts'), title: 'hears exactly the event "updated"' },
    ],
  }));

/** All clauses of the specification. */
export const clauses: readonly Clause[] = [
  ...clausesOf('§1 What the product does and for whom', [
    [
      'Roles player, agent, admin, superadmin, declare',
      [core('contract/roles.ts')],
      [httpAccess, 'has every role of the contract among the callers'],
    ],
    [
      'Players play games from a lobby and hold a wallet',
      [app('screens/game-index.tsx'), server('services/wallets.ts')],
      [mainJob, 'a fight is opened, bet on, declared and paid to the unit'],
    ],
    [
      'Agents and admins move cash in and out of wallets',
      [app('screens/transaction-create.tsx')],
      [mainJob, 'an agent cashes in, and the balance moves on the player’s screen'],
      [journeys, 'an agent takes cash out of a wallet below'],
      [keyboard, 'an agent takes cash out, and its owner confirms'],
      [requests, 'is confirmed by %s, and %s gets the money'],
    ],
    [
      'Agents earn earnings',
      [app('screens/earning-index.tsx')],
      [journeys, 'an agent claims what the downline’s stakes earned'],
    ],
    [
      'A blocking notice with the given text, one button and a terms link to /; closes on Agree; remembered',
      [
        ui('components/age-notice/age-notice-body.tsx'),
        core('machines/notice/notice.machine.ts'),
        app('first-paint/hold-notice.ts'),
      ],
      [mainJob, 'in English the notice has the exact words of the specification'],
      [
        core('machines/notice/notice.machine.test.ts'),
        'is open at start, closes on Agree and remembers it',
      ],
    ],
    [
      'The default theme is dark',
      [server('http/handlers/auth.ts'), ui('tokens/lentera.ts')],
      [mainJob, 'in Indonesian and dark by default'],
    ],
    [
      'Languages Indonesian (default and fallback), English, Spanish, Simplified Chinese',
      [core('contract/limits.ts'), core('locales/index.ts')],
      [core('locales/locales.test.ts'), 'has every key of the reference'],
      [everyLanguage, 'speaks every language'],
    ],
    [
      'A loading overlay fades out over 0.4 s and is removed after 1 s',
      [core('contract/limits.ts'), app('boot-overlay.ts')],
      [mainJob, 'the overlay fades over 0.4 s'],
      [mainJob, 'the overlay is gone one second after the content loaded'],
      [app('boot-overlay.test.ts'), 'fades then, and is gone a second later'],
    ],
  ]),
  ...routes,
  ...clausesOf('§2 Screens and routes', [
    [
      'Paths containing /admin, /player or /agent render bare; game.show without sidebar',
      [core('routes/route-table.ts'), app('router/bare-frame.tsx')],
      [everyScreen, 'has the layout of its route'],
    ],
    [
      'Other pages: navbar, sidebar, main, bottom bar on mobile only, footer, notice',
      [app('router/shell-frame.tsx'), ui('layouts/app-shell/app-shell.tsx')],
      [mainJob, 'the shell has its parts; the bottom bar only on a phone'],
    ],
    [
      'The page title is the title of the route plus a suffix',
      [app('page/page-title.ts')],
      [everyScreen, 'has the title of its route'],
    ],
  ]),
  ...clausesOf('§3 Entities and their fields', [
    [
      'User: id, username, role, wallet; wallet: id, balance',
      [core('contract/schemas/user.ts'), core('contract/schemas/wallet.ts')],
      ['tests/contract/contract.test.ts', 'succeeds as it says'],
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
      ['tests/contract/contract.test.ts', 'succeeds as it says'],
    ],
    [
      'Settings from the server: app, theme, lang',
      [core('contract/schemas/settings.ts')],
      [core('client/create-platform-client.test.ts'), 'loads the settings'],
    ],
  ]),
  ...clausesOf('§4 States and transitions', [
    [
      'User statuses activated, pending, blocked, restricted and their transitions',
      [core('contract/statuses.ts'), server('domain/user-abilities.ts')],
      ['tests/ledger/people.test.ts', 'by $name of $target follows the table'],
      ['tests/access/people-http.test.ts', 'lets its owner do just what the table says'],
      [keyboard, 'an agent activates who registered by referral'],
      [journeys, 'a blocked user is signed out of every open tab by itself'],
      [
        'tests/realtime/realtime.test.ts',
        'fall silent within a second when staff blocks the account, and no call goes through',
      ],
    ],
    [
      'Transaction statuses pending, processing, completed, rejected; types deposit, withdraw, cash in, cash out',
      [core('contract/statuses.ts')],
      [requests, 'moves nothing until it is completed'],
      [requests, 'sets the money aside at once, and sends it when completed'],
      [requests, 'that is rejected is free again, with the reason'],
      [requests, 'is complete at once, and the receiver is told'],
      [requests, 'is confirmed by %s, and %s gets the money'],
      [server('domain/review-rules.test.ts'), 'lets it %s once'],
      [journeys, 'from registration by referral to a paid withdrawal'],
      [journeys, 'a rejected withdrawal gives the money back and says why'],
    ],
    [
      'Bets are settled; rounds are created and have status updates',
      [server('games/arena/settle-round.ts'), server('services/rounds.ts')],
      [core('games/arena/round-steps.test.ts'), 'a round that is %s'],
      [mainJob, 'a fight is opened, bet on, declared and paid to the unit'],
    ],
    [
      'Auth client state: not initialised, then initialised after a check or login; logout clears it even when the call fails',
      [core('machines/auth/auth.machine.ts')],
      [core('machines/auth/auth.machine.test.ts'), 'is initialised by a successful check'],
      [core('machines/auth/auth.machine.test.ts'), 'ends as guest when the server fails a logout'],
    ],
    [
      'Realtime replaces user and wallet',
      [core('machines/auth/auth.machine.ts'), core('machines/wallet/wallet.machine.ts')],
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
      [
        core('locales/locales.test.ts'),
        'says the required message of the specification to the letter',
      ],
    ],
    [
      'Forms validate on input and stop at the first failure',
      [ui('components/form/form.tsx'), core('contract/validation.ts')],
      [ui('components/form/form.test.tsx'), 'checks on input and shows one failure at a time'],
      [ui('components/form/form.test.tsx'), 'puts the focus on the first refused field'],
      [core('contract/validation.test.ts'), 'tells only the first failure of a field'],
      ['tests/e2e/truth.spec.ts', 'a stake below the minimum is refused on input'],
    ],
    [
      'The notice requires agreement to 21+ and the terms',
      [ui('components/age-notice/age-notice.tsx')],
      [mainJob, 'the notice blocks until it is accepted, and stays closed'],
    ],
  ]),
  ...clausesOf('§6 Roles and permissions', [
    [
      'Guard: auth first; no user → login with return path; wrong role → error.403',
      [core('routes/decide-access.ts'), app('router/guard.tsx')],
      [pages, 'a guest is asked to sign in where a page needs it, a wrong role is refused'],
      [pages, 'nothing protected is painted before the visitor is known'],
      [core('machines/auth/auth.machine.test.ts'), 'has one check in flight'],
      [core('routes/return-path.test.ts'), 'never leads away'],
      [mainJob, 'a guest who opens the arena signs in and comes back to it'],
    ],
    [
      'What each role may open and call',
      [
        core('routes/route-table.ts'),
        core('contract/api/index.ts'),
        server('services/visibility.ts'),
      ],
      [decideAccess, 'for $role follows the specification'],
      [httpAccess, '$name as $caller'],
      [httpAccess, '$what as $caller of $owner: $verdict'],
    ],
    [
      'Private channels need server authorization',
      [server('realtime/channel-rules.ts')],
      ['tests/realtime/realtime.test.ts', 'are closed to guests'],
    ],
    [
      'Presence channels need server authorization: staff alone, for as long as they are staff',
      [server('realtime/channel-rules.ts'), core('react/use-staff-online.ts')],
      [
        'tests/security/statuses-and-channels.test.ts',
        '$key is signed for $role where it is theirs, and nowhere else',
      ],
      [
        'tests/realtime/revocation.test.ts',
        'sees each other by name and role, once however many sockets each has',
      ],
      [
        'tests/realtime/revocation.test.ts',
        'who signs out or is no longer staff is gone within a second, and sees nobody',
      ],
    ],
  ]),
  ...calls,
  ...heard,
  ...clausesOf('§7 Calls', [
    [
      'Every request is marked, sends cookies, token, JSON, language; 10 s; unwrapped to its body',
      [core('api/create-api-client.ts')],
      [
        core('api/create-api-client.test.ts'),
        'is marked, sends cookies, JSON, token, language, and gives up after 10 s',
      ],
      [core('api/create-api-client.test.ts'), 'is unwrapped to its body'],
    ],
    [
      'Websocket to the own host, ws/wss only, reverb-type broadcaster; channels are left on logout',
      [core('realtime/echo-realtime.ts'), core('client/feeds.ts')],
      [core('realtime/echo-realtime.test.ts'), 'speaks protocol 7 to the host of the settings'],
      ['tests/realtime/realtime.test.ts', 'say nothing more after logout'],
    ],
  ]),
  ...clausesOf('§8 Error catalogue', [
    [
      'A failed answer is logged to the console and rethrown',
      [core('api/create-api-client.ts')],
      [core('api/create-api-client.test.ts'), 'is logged once, without token, password or body'],
    ],
    [
      'Failed auth check: user and token cleared',
      [core('machines/auth/auth.machine.ts')],
      [
        core('machines/auth/auth.machine.test.ts'),
        'clears user and token when the check fails with %s',
      ],
    ],
    [
      'Failed logout: logged only, local state cleared',
      [core('machines/auth/auth.machine.ts')],
      [core('machines/auth/auth.machine.test.ts'), 'which is only logged'],
      [mainJob, 'logout leaves nothing behind, even when the server fails'],
    ],
    [
      'Failed settings load rejects with the message of the server',
      [core('client/settings-store.ts')],
      [
        core('client/create-platform-client.test.ts'),
        'rejects with the words of the server when the settings fail',
      ],
    ],
    [
      'Unauthenticated access: redirect to login',
      [core('routes/decide-access.ts'), app('router/guard.tsx')],
      [pages, 'a guest is asked to sign in where a page needs it'],
    ],
    [
      'Unauthorised role: redirect to error.403',
      [core('routes/decide-access.ts'), app('router/guard.tsx'), app('screens/error-403.tsx')],
      [pages, 'a wrong role is refused'],
      [decideAccess, 'fails closed on a role that does not exist'],
    ],
    [
      'Failed load of a screen chunk: a preload error is raised and a reload offered',
      [app('router/chunk-errors.ts')],
      [pages, 'a screen whose code cannot be loaded offers a reload, and the frame stays'],
    ],
    [
      'Channel authorization failure: a subscription error of that channel',
      [core('realtime/create-realtime.ts')],
      ['tests/realtime/realtime.test.ts', "tell Echo when somebody else's is asked for"],
      [core('realtime/create-realtime.test.ts'), 'takes %i for an answer'],
    ],
  ]),
  ...clausesOf('§9 Business constants and limits', [
    [
      'Minimum age 21',
      [core('contract/limits.ts')],
      [app('config/check-brand.test.ts'), 'refuses an age below the minimum of the platform'],
    ],
    [
      'HTTP timeout 10000 ms; token under the key token',
      [core('contract/limits.ts')],
      [core('api/create-api-client.test.ts'), 'gives up after 10 s'],
      [core('client/create-platform-client.test.ts'), 'stores the token under "token"'],
    ],
    [
      'Default and fallback language Indonesian; theme dark; overlay fades 0.4 s and goes after 1 s',
      [core('contract/limits.ts'), app('config/define-brand.ts')],
      [app('config/check-brand.test.ts'), 'fills in what the specification gives as defaults'],
      [app('i18n/create-i18n.test.tsx'), 'is Indonesian where nothing that we speak is asked for'],
      [mainJob, 'in Indonesian and dark by default'],
    ],
    [
      'Language detection order and cache',
      [app('i18n/create-i18n.ts')],
      [pages, 'the language follows the address, is kept, and can be chosen'],
      [app('i18n/create-i18n.test.tsx'), 'in the order of the specification'],
      [app('i18n/create-i18n.test.tsx'), 'is remembered in local storage under the given key'],
    ],
    [
      'Icon set material design; the app mounts into the element with id app',
      [app('create-app.ts'), app('page/nav-icons.ts')],
      [app('page/nav-icons.test.ts'), 'are of the material design set'],
      [mainJob, 'the shell has its parts; the bottom bar only on a phone'],
    ],
    [
      'Realtime on port 443 with forced TLS where the page is https',
      [server('http/handlers/auth.ts'), core('realtime/echo-realtime.ts')],
      [core('realtime/echo-realtime.test.ts'), 'speaks protocol 7 to the host of the settings'],
    ],
    [
      'Anti-devtools (a blank page after 1000 ms) exists and is off',
      [app('config/define-brand.ts'), app('anti-devtools.ts')],
      [
        app('config/check-brand.test.ts'),
        'leaves the look alone without changes, and developer tools too',
      ],
      [app('anti-devtools.test.ts'), 'leads to a blank page a second after'],
    ],
  ]),
];
