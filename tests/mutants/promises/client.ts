import type { MutantRow } from '../mutant-rows.ts';

const core = 'packages/core/src';
const ui = 'packages/ui/src';
const upkeep = `${core}/realtime/channel-upkeep.ts`;
const walletMachine = `${core}/machines/wallet/wallet.machine.ts`;
const clientTruth = 'tests/realtime/client-truth.test.ts';

/** Mutants of F, R and Q: what a client does with what it gets, or does not get. */
export const clientPromises: readonly MutantRow[] = [
  [
    'F2-no-code',
    'a failure of a proxy has no code',
    `${core}/api/to-app-error.ts`,
    "codeByStatus[status] ?? 'server'",
    'codeByStatus[status] as ErrorCode',
    `${core}/api/broken-answers.test.ts`,
    'is a failure that has a code and words',
  ],
  [
    'R4-switch',
    'the user channel of one user is not left for the next',
    `${core}/client/user-channels.ts`,
    '        leaveUser();\n',
    '',
    `${core}/client/user-switch.test.ts`,
    'display, calls and subscriptions are those of the signed-in user, in every order of answers',
  ],
  [
    'R4-after',
    'the wallet of one user is not left at logout',
    `${core}/client/user-channels.ts`,
    '        leaveUser();\n        leaveWallet();\n',
    '        leaveUser();\n',
    `${core}/client/create-platform-client.test.ts`,
    'shows, sends and asks nothing of A after its logout, in any order of things',
  ],
  [
    'R9-asleep',
    'what was shown before a sleep is current after it',
    `${core}/client/client-watches.ts`,
    '      fallAsleep();\n      if (!isAway(',
    '      if (!isAway(',
    `${core}/client/create-platform-client.test.ts`,
    'the wallet is stale after a sleep until it was fetched, though the socket seems open',
  ],
  [
    'R3-late',
    'a late event puts an older balance in place of a newer one',
    walletMachine,
    "if (next.version <= held.version) return 'old';",
    "if (next.version === held.version) return 'old';",
    clientTruth,
    'the shown wallet is the server’s within 5 s of quiet, and never older, on a line that loses 30 %',
  ],
  [
    'R6-no-resync',
    'a client that is back does not read what changed meanwhile',
    upkeep,
    "    setState(record, 'live');\n    resync(record);",
    "    setState(record, 'live');",
    'tests/realtime/coming-back.test.ts',
    'all clients are back with the true balance after %s, with three tries at most',
    'are back with the true balance after kill -9 of their node',
  ],
  [
    'R7-patient',
    'a client waits twenty seconds for the answer to a subscription',
    upkeep,
    'const subscribeWithinMs = 10_000;',
    'const subscribeWithinMs = 20_000;',
    clientTruth,
    'the shown wallet is current within 15 s when a server swallows a subscription',
  ],
  [
    'R9-line-is-enough',
    'a balance is current again as soon as the line is',
    walletMachine,
    'markRestored: assign({ cutOff: false }),',
    'markRestored: assign({ cutOff: false, staleSince: null }),',
    clientTruth,
    'the shown wallet is stale while the line is cut, and fresh before it says that it is current',
  ],
  [
    'R9-plays-on',
    'a game plays while the balance is old',
    `${ui}/games/play-frame/play-block.ts`,
    "  if (facts.isStale) return 'stale';\n",
    '',
    `${ui}/games/play-frame/play-frame.test.tsx`,
    'PlayFrame is locked with its reason while the balance is outdated',
  ],
  [
    'Q2-never-ready',
    'a bet whose draft is complete never gets ready',
    `${core}/machines/bet/bet.machine.ts`,
    "always: [{ guard: 'isDraftComplete', target: 'ready' }, { target: 'editing' }]",
    "always: [{ guard: 'isDraftComplete', target: 'editing' }, { target: 'editing' }]",
    `${core}/machines/every-way.test.ts`,
    'goes every way that it and its attempt have',
  ],
];
