import type { MutantRow } from '../mutant-rows.ts';

const core = 'packages/core/src';
const ui = 'packages/ui/src';
const upkeep = `${core}/realtime/channel-upkeep.ts`;
const walletMachine = `${core}/machines/wallet/wallet.machine.ts`;

/** Mutants of F, R and Q: how a client handles responses and their absence. */
export const clientPromises: readonly MutantRow[] = [
  [
    'F2-no-code',
    'a failure of a proxy has no code',
    `${core}/api/to-app-error.ts`,
    "codeByStatus[status] ?? 'server'",
    'codeByStatus[status] as ErrorCode',
    'broken-answer-is-failure',
  ],
  [
    'R4-switch',
    'the user channel of one user is not left for the next',
    `${core}/client/user-channels.ts`,
    '        leaveUser();\n',
    '',
    'user-switch-any-order',
  ],
  [
    'R4-after',
    'the wallet of one user is not left at logout',
    `${core}/client/user-channels.ts`,
    '        leaveUser();\n        leaveWallet();\n',
    '        leaveUser();\n',
    'nothing-after-logout',
  ],
  [
    'R9-asleep',
    'what was shown before a sleep is current after it',
    `${core}/client/client-watches.ts`,
    '      fallAsleep();\n      if (!isConnectionLost(',
    '      if (!isConnectionLost(',
    'wallet-stale-after-sleep',
  ],
  [
    'R3-late',
    'a late event puts an older balance in place of a newer one',
    walletMachine,
    "if (next.version <= current.version) return 'old';",
    "if (next.version === current.version) return 'old';",
    'shown-wallet-lossy-line',
  ],
  [
    'R6-no-resync',
    'a client that is back does not read what changed meanwhile',
    upkeep,
    "    setState(record, 'live');\n    resync(record);",
    "    setState(record, 'live');",
    'clients-come-back',
    'kill -9 of their node',
  ],
  [
    'R7-patient',
    'a client waits twenty seconds for the answer to a subscription',
    upkeep,
    'const subscribeWithinMs = 10_000;',
    'const subscribeWithinMs = 20_000;',
    'shown-wallet-lost-subscription',
  ],
  [
    'R9-line-is-enough',
    'a balance is current again as soon as the line is',
    walletMachine,
    'markRestored: assign({ cutOff: false }),',
    'markRestored: assign({ cutOff: false, staleSince: null }),',
    'shown-wallet-stale-offline',
  ],
  [
    'R9-plays-on',
    'a game plays while the balance is old',
    `${ui}/games/play-frame/play-block.ts`,
    "  if (facts.isStale) return 'stale';\n",
    '',
    'play-frame-stale-lock',
  ],
  [
    'Q2-never-ready',
    'a bet whose draft is complete never gets ready',
    `${core}/machines/bet/bet.machine.ts`,
    "always: [{ guard: 'isDraftComplete', target: 'ready' }, { target: 'editing' }]",
    "always: [{ guard: 'isDraftComplete', target: 'editing' }, { target: 'editing' }]",
    'bet-machine-every-way',
  ],
];
