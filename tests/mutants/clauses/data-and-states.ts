import type { MutantRow } from '../mutant-rows.ts';

const core = 'packages/core/src';
const authMachine = `${core}/machines/auth/auth.machine.ts`;
const userChannels = `${core}/client/user-channels.ts`;

/** Mutants of §3, §4: data and states. */
export const dataAndStates: readonly MutantRow[] = [
  // §3
  [
    'user-without-wallet',
    'the schema of the user drops the wallet',
    `${core}/contract/schemas/user.ts`,
    '  breakEndableAt: z.nullable(timeSchema),\n  wallet: walletSchema,\n  /** Nothing leaves',
    '  breakEndableAt: z.nullable(timeSchema),\n  purse: z.optional(walletSchema),\n  /** Nothing leaves',
    'wire-shapes',
    'auth.check',
  ],
  [
    'ledger-fields',
    'the schema of a ledger entry has another name for the balance before',
    `${core}/contract/schemas/ledger-entry.ts`,
    'balanceBefore: moneySchema,',
    'before: z.optional(moneySchema),',
    'wire-shape-ledger-entry',
  ],
  [
    'activity-fields',
    'the schema of an activity has no city',
    `${core}/contract/schemas/activity.ts`,
    '  city: z.string(),\n',
    '',
    'wire-shape-activity',
  ],
  [
    'earning-fields',
    'the schema of an earning has another name for its date',
    `${core}/contract/schemas/earning.ts`,
    '  date: timeSchema,\n});\nexport type Earning ',
    '  earnedAt: z.optional(timeSchema),\n});\nexport type Earning ',
    'wire-shape-earning',
  ],
  [
    'settings-lang',
    'the settings have another name for lang',
    `${core}/contract/schemas/settings.ts`,
    '  lang: z.object({',
    '  language: z.object({',
    'wire-shapes',
    'settings.show',
  ],
  // §4
  [
    'pending-moves-money',
    'a pending user moves money',
    `${core}/rules/money-access.ts`,
    "pending: 'account_pending',",
    'pending: undefined,',
    'money-access-table',
  ],
  [
    'completed-reviewed',
    'a completed transaction is decided again',
    `${core}/rules/review-steps.ts`,
    "  status === 'pending' || status === 'processing';",
    "  status === 'pending' || status === 'processing' || status === 'completed';",
    'review-steps-allowed',
  ],
  [
    'betting-reopened',
    'betting opens again after it was closed',
    `${core}/games/arena/round-steps.ts`,
    "open: { from: ['standby', 'last-call'], to: 'open' }",
    "open: { from: ['standby', 'last-call', 'closed'], to: 'open' }",
    'round-steps-by-status',
  ],
  [
    'check-uninitialised',
    'a successful check leaves the visitor a guest',
    authMachine,
    `          onDone: {
            target: 'loggedIn',
            actions: { type: 'storeUser', params: ({ event }) => event.output },
          },`,
    `          onDone: {
            target: 'guest',
            actions: { type: 'storeUser', params: ({ event }) => event.output },
          },`,
    'auth-initialised',
  ],
  [
    'logout-remembers',
    'logout keeps the user until the server answers',
    authMachine,
    "{ target: 'loggingOut', actions: 'forgetUser' }",
    "{ target: 'loggingOut' }",
    'auth-logout-failure',
  ],
  [
    'user-not-replaced',
    'an event of the user channel changes nothing',
    authMachine,
    `            guard: { type: 'isSameUser', params: ({ event }) => event.user },
            actions: { type: 'storeUser', params: ({ event }) => event.user },`,
    "            guard: { type: 'isSameUser', params: ({ event }) => event.user },",
    'auth-user-channel-replaces',
  ],
  [
    'wallet-not-replaced',
    'an event of the wallet channel changes nothing',
    userChannels,
    "onEvent: (replacement) => wallet.send({ type: 'WALLET.REPLACED', wallet: replacement }),",
    'onEvent: () => undefined,',
    'wallet-channel-replaces',
  ],
];
