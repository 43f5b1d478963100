import type { MutantRow } from '../mutant-rows.ts';

const core = 'packages/core/src';
const shapes = `${core}/contract/wire-shapes.test.ts`;
const authMachine = `${core}/machines/auth/auth.machine.ts`;
const authMachineTest = `${core}/machines/auth/auth.machine.test.ts`;
const userChannels = `${core}/client/user-channels.ts`;
const platformClientTest = `${core}/client/create-platform-client.test.ts`;

/** Mutants of §3, §4: data and states. */
export const dataAndStates: readonly MutantRow[] = [
  // §3
  [
    'user-without-wallet',
    'the schema of the user drops the wallet',
    `${core}/contract/schemas/user.ts`,
    '  breakEndableAt: z.nullable(timeSchema),\n  wallet: walletSchema,\n  /** Nothing leaves',
    '  breakEndableAt: z.nullable(timeSchema),\n  purse: z.optional(walletSchema),\n  /** Nothing leaves',
    shapes,
    '$name has the address and the answer of the specification',
    'auth.check has the address',
  ],
  [
    'ledger-fields',
    'the schema of a ledger entry has another name for the balance before',
    `${core}/contract/schemas/ledger-entry.ts`,
    'balanceBefore: moneySchema,',
    'before: z.optional(moneySchema),',
    shapes,
    'a ledger entry keeps details, status, amount and both balances',
  ],
  [
    'activity-fields',
    'the schema of an activity has no city',
    `${core}/contract/schemas/activity.ts`,
    '  city: z.string(),\n',
    '',
    shapes,
    'an activity keeps ip, browser, device, country, city and action',
  ],
  [
    'earning-fields',
    'the schema of an earning has another name for its date',
    `${core}/contract/schemas/earning.ts`,
    '  date: timeSchema,\n});\nexport type Earning ',
    '  earnedAt: z.optional(timeSchema),\n});\nexport type Earning ',
    shapes,
    'an earning keeps claimee, type, amount and date',
  ],
  [
    'settings-lang',
    'the settings have another name for lang',
    `${core}/contract/schemas/settings.ts`,
    '  lang: z.object({',
    '  language: z.object({',
    shapes,
    '$name has the address and the answer of the specification',
    'settings.show has the address',
  ],
  // §4
  [
    'pending-moves-money',
    'a pending user moves money',
    `${core}/rules/money-access.ts`,
    "pending: 'account_pending',",
    'pending: undefined,',
    `${core}/rules/money-access.test.ts`,
    '%s by %s',
  ],
  [
    'completed-reviewed',
    'a completed transaction is decided again',
    `${core}/rules/review-steps.ts`,
    "  status === 'pending' || status === 'processing';",
    "  status === 'pending' || status === 'processing' || status === 'completed';",
    `${core}/rules/review-steps.test.ts`,
    'lets it %s once',
  ],
  [
    'betting-reopened',
    'betting opens again after it was closed',
    `${core}/games/arena/round-steps.ts`,
    "open: { from: ['standby', 'last-call'], to: 'open' }",
    "open: { from: ['standby', 'last-call', 'closed'], to: 'open' }",
    `${core}/games/arena/round-steps.test.ts`,
    'a round that is %s',
  ],
  [
    'check-uninitialised',
    'a successful check leaves the visitor a guest',
    authMachine,
    `          onDone: {
            target: 'loggedIn',
            actions: { type: 'keepUser', params: ({ event }) => event.output },
          },`,
    `          onDone: {
            target: 'guest',
            actions: { type: 'keepUser', params: ({ event }) => event.output },
          },`,
    authMachineTest,
    'the auth machine is initialised by a successful check',
  ],
  [
    'logout-remembers',
    'logout keeps the user until the server answers',
    authMachine,
    "{ target: 'loggingOut', actions: 'forgetUser' }",
    "{ target: 'loggingOut' }",
    authMachineTest,
    'ends as guest when the server fails a logout',
  ],
  [
    'user-not-replaced',
    'an event of the user channel changes nothing',
    authMachine,
    `            guard: { type: 'isSameUser', params: ({ event }) => event.user },
            actions: { type: 'keepUser', params: ({ event }) => event.user },`,
    "            guard: { type: 'isSameUser', params: ({ event }) => event.user },",
    authMachineTest,
    'replaces the user by the user channel',
  ],
  [
    'wallet-not-replaced',
    'an event of the wallet channel changes nothing',
    userChannels,
    "onEvent: (replacement) => wallet.send({ type: 'WALLET.REPLACED', wallet: replacement }),",
    'onEvent: () => undefined,',
    platformClientTest,
    'is replaced by the wallet channel',
  ],
];
