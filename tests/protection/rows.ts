/** A test that proves a row, or a part of it: its file from the root, and its words as the file has them. */
export interface Proof {
  readonly file: string;
  readonly test: string;
}

/** A row of the list of player protection. */
export interface ProtectionRow {
  readonly row: number;
  /** Short text of the requirement. */
  readonly what: string;
  /** Tests that fail when it is not kept; every part of the row has one. */
  readonly proofs: readonly Proof[];
  /** Where we knowingly do otherwise, or less, than the source says, and why. */
  readonly otherwise?: string;
}

const own = 'tests/protection';
const ui = 'packages/ui/src/components';
const app = 'packages/app/src';
const proof = (file: string, ...tests: readonly string[]): Proof[] =>
  tests.map((test) => ({ file, test }));
const policy = (...tests: readonly string[]) => proof(`${own}/policy-values.test.ts`, ...tests);

/** Rows 1 to 40, in order; `rows.test.ts` fails where one has no test. @source ours – protection */
export const protectionRows: readonly ProtectionRow[] = [
  {
    row: 1,
    what: 'age notice that blocks, asked again when the terms change',
    proofs: [
      ...proof(
        'packages/core/src/client/agreements.test.ts',
        'asks again for agreement once the terms have another version, and remembers which was agreed to',
      ),
      ...proof(
        'packages/core/src/machines/notice/notice.machine.test.ts',
        'the notice is open at start, closes on Agree and remembers it',
      ),
      ...proof(
        'packages/core/src/client/agreements.test.ts',
        'an agreement is sent with the login',
      ),
      ...proof(
        'packages/core/src/client/agreements.test.ts',
        'an agreement of a signed-in user is reported at once, and once',
      ),
      ...proof(
        'tests/access/session-security.test.ts',
        'an agreement made while signed in is logged on its own, with version and time',
      ),
      ...proof(
        'tests/access/session-security.test.ts',
        'an agreement made on the device is logged with the sign-in, with version and time',
      ),
      ...proof(`${own}/agreement.test.ts`, 'a player without an agreement is refused %s'),
      ...policy('row 1: each jurisdiction sets the minimum age, and an unknown one uses 21'),
    ],
  },
  {
    row: 2,
    what: 'one account a person, checked before play: who is pending cannot bet',
    proofs: [
      ...proof(
        'tests/access/people-http.test.ts',
        'a user with the status %s may do exactly what the table says',
      ),
      ...proof(
        'packages/core/src/rules/must-verify.test.ts',
        'and is %s has to be, where the status asks for it',
      ),
      ...proof(
        `${own}/known-again.test.ts`,
        'a registration that resembles an excluded user waits for staff with %s',
        'a held account is activated by staff alone, who confirm the comparison with a reason',
        'an agent sees that staff decides about a held account, and nothing of the other user',
        'an active account is restricted and held for staff when the owner %s',
        'an account is held although it signs in with the same browser while the owner is excluded',
      ),
    ],
  },
  {
    row: 3,
    what: 'failed sign-ins are stopped',
    proofs: proof(
      'packages/server/src/services/auth/login-guard.test.ts',
      'allows at most ten guesses at an account in a quarter of an hour from one network',
      'lets the owner in on a new device within a minute, however many networks guess as fast as they may',
      'lets the owner in on a known device while strangers guess',
    ),
    otherwise:
      'In place of a lock after three, waits that grow from the sixth on (ASVS 6.3.1): a lock lets strangers shut people out.',
  },
  {
    row: 4,
    what: 'sign-in again after half an hour of inactivity',
    proofs: proof(
      'tests/access/session-security.test.ts',
      'a session ends after thirty minutes without a call, and after twelve hours in any case',
      'calls of a page while its user is idle do not keep a session alive',
    ),
  },
  {
    row: 5,
    what: 'the previous sign-in is shown',
    proofs: proof(
      `${app}/router/safer-play-marks.test.tsx`,
      'the account menu shows the previous sign-in by its time',
    ),
  },
  {
    row: 6,
    what: 'clock and time played, always in sight',
    proofs: proof(
      `${app}/router/safer-play-marks.test.tsx`,
      'time of day, hours, minutes and seconds played, and the way to safer play are on %s',
    ),
  },
  {
    row: 7,
    what: 'reality check: chosen, acknowledged, in every tab, over frames too',
    proofs: [
      ...proof(
        `${own}/play-session.test.ts`,
        'a reality check comes as often as the player chooses from what the place allows',
        'a reality check is due after an hour of the server, and blocks stakes until it is acknowledged',
        'a session of play goes on when another device signs in, and while one of them is in use',
      ),
      ...proof(
        `${app}/router/session-reminder.test.tsx`,
        'the reality check lies over %s and goes when it was read',
        'the reality check leads to a break',
        'the reality check goes when it was read on another device',
        'the reality check lies over every tab that is open, and is read once for all of them',
      ),
      ...proof(
        `${ui}/reality-check/reality-check.test.tsx`,
        'RealityCheck says time and money of the session',
        'RealityCheck stays until it is answered: Escape and a press outside do nothing',
      ),
      ...proof(
        `${app}/games/provider/provider-stage.test.tsx`,
        'a provider game pauses while a reality check is due, and resumes once it was read',
      ),
    ],
  },
  {
    row: 8,
    what: 'intervals of the reality check, counted by the server',
    proofs: [
      ...policy('row 8: a reality check appears at least hourly, whatever the player chooses'),
      ...proof(
        `${own}/play-session.test.ts`,
        'a reality check stays due however long the page slept, and does not end the time of play',
        'a reality check that is not due is not moved by an early acknowledgement',
        'a reality check in Germany brings a pause of five minutes, in which no stake and no answer counts',
      ),
      ...proof(
        `${app}/router/session-reminder.test.tsx`,
        'the reality check appears when a page wakes up after its time',
        'the reality check cannot be answered while the pause of the place runs, but a break and the history can be reached',
      ),
      ...proof(
        `${ui}/reality-check/reality-check.test.tsx`,
        'RealityCheck goes on only when the pause that the place asks for is over; a break may begin at once',
      ),
    ],
  },
  {
    row: 9,
    what: 'net position of the session, in the currency',
    proofs: [
      ...proof(
        `${own}/play-session.test.ts`,
        'a session of play shows stakes, returns and their difference since the sign-in',
      ),
      ...proof(
        `${ui}/session-bar/session-bar.test.tsx`,
        'SessionBar shows the session time and the net result in the currency and in one colour',
      ),
    ],
  },
  {
    row: 10,
    what: 'limits of gross deposits, typed freely, offered first',
    proofs: [
      ...proof(
        `${app}/screens/first-limits.test.tsx`,
        'limits of deposits, losses and time are offered, with nothing filled in',
        'the lobby comes first, and limits are offered once when the first game is left',
      ),
      ...proof(
        `${ui}/limit-editor/limit-editor.test.tsx`,
        'LimitEditor calls only gross deposits a deposit limit',
      ),
      ...proof(
        'tests/ledger/limits.test.ts',
        'deposits never add up to more than the limit in any of its windows',
      ),
    ],
  },
  {
    row: 11,
    what: 'the lowest of several limits applies',
    proofs: [
      ...proof(
        `${own}/stake-limits.test.ts`,
        'several limits never let the stakes of any window add up to more',
      ),
      ...proof(
        'tests/ledger/limits.test.ts',
        'limits of different periods are independent, and the tightest applies',
      ),
    ],
  },
  {
    row: 12,
    what: 'lower at once, higher after a day and a confirmation, each limit by its own time',
    proofs: [
      ...proof(
        'tests/ledger/limits.test.ts',
        'a limit applies at once when it is the first, or lower',
        'a limit raised to %j waits 24 hours and for a confirmation; the old one holds meanwhile',
        'lowering a limit cancels a pending increase and applies at once',
      ),
      ...proof(
        `${own}/stake-limits.test.ts`,
        'several limits leave what the tightest leaves, while each waits for its own time',
        'every other limit holds while one of them waits to be raised, whichever it is',
      ),
    ],
  },
  {
    row: 13,
    what: 'a new limit in force is announced',
    proofs: proof('tests/ledger/limits.test.ts', 'a limit whose time has come is announced once'),
  },
  {
    row: 14,
    what: 'limits are offered, and demanded where the place does',
    proofs: [
      ...proof(
        `${app}/screens/first-limits.test.tsx`,
        'there is no "later", and a limit of time is not enough',
      ),
      ...proof(
        `${own}/play-session.test.ts`,
        'the rules of a place require a limit of money before the first stake',
      ),
      ...policy(
        'row 14: a limit is mandatory in Germany, Sweden, Spain and an unknown jurisdiction',
      ),
    ],
  },
  {
    row: 15,
    what: 'time-out of a day, a week, a month and up to six weeks',
    proofs: [
      ...proof(
        `${own}/breaks.test.ts`,
        'a time-out begins at once: no stake, no deposit, but a withdrawal',
      ),
      ...proof(
        `${ui}/time-out-dialog/time-out-end.test.ts`,
        'timeOutEnd offers nothing under a day and nothing over six weeks',
      ),
      ...policy('row 15: a time-out lasts a day, a week, a month or six weeks'),
    ],
  },
  {
    row: 16,
    what: 'self-exclusion: at once, half a year and more, never ended early',
    proofs: [
      ...proof(
        `${own}/breaks.test.ts`,
        'a self-exclusion is not ended early by %s',
        'a self-exclusion is not ended early by way of a block either',
        'a self-exclusion ends a day after its time, so that no player plays on the spur of the moment',
        'an endless self-exclusion ends a week after the player’s request, half a year after it began or later',
      ),
      ...policy('row 16: a self-exclusion lasts six months, a year, five years or indefinitely'),
    ],
    otherwise: 'There is no marketing to take anybody out of.',
  },
  {
    row: 17,
    what: 'exclusion crosses brands, asks for no papers, and lets money out',
    proofs: proof(
      `${own}/brands.test.ts`,
      'an exclusion under one brand holds under the other at once, for running sessions and new ones',
    ),
  },
  {
    row: 18,
    what: 'exclusion that family or others ask for',
    proofs: [
      ...proof(
        `${own}/exclusions.test.ts`,
        'an exclusion begins at once, names applicant and reviewer, and is kept as a record',
        'an exclusion ends a day after its time, and no user ends it early',
      ),
      ...proof(
        `${app}/screens/user-exclusions.test.tsx`,
        'staff enters an exclusion requested by family once the applicant is checked, and it starts at once',
      ),
    ],
  },
  {
    row: 19,
    what: 'history of half a year and more',
    proofs: proof(
      `${own}/history.test.ts`,
      'bets, deposits, withdrawals and the balance of eight months ago are still shown',
    ),
  },
  {
    row: 20,
    what: 'safer play before the first wager, and from every page',
    proofs: [
      ...proof(
        `${app}/router/safer-play-marks.test.tsx`,
        'time of day, hours, minutes and seconds played, and the way to safer play are on %s',
      ),
      ...proof(
        `${app}/screens/first-limits.test.tsx`,
        'the lobby comes first, and limits are offered once when the first game is left',
      ),
    ],
  },
  {
    row: 21,
    what: 'slots: 2.5 seconds from press to press, and the button is released between',
    proofs: [
      ...policy('row 21: plays of a slot are at least 2.5 seconds apart'),
      ...proof(
        'tests/games/plays.test.ts',
        'a play faster than the pace of its game is refused with the time that is left',
      ),
      ...proof(
        'packages/core/src/client/ready-again.test.ts',
        'a press as soon as the button is enabled again is never too soon, whatever the clocks say',
      ),
      ...proof(
        'packages/ui/src/games/play-frame/play-frame.test.tsx',
        'plays once however long %s is held, and again once it was released',
        'plays once however long Enter is held in the stake',
        'plays once when a finger rests on the button',
      ),
    ],
  },
  {
    row: 22,
    what: 'casino games: 5 seconds',
    proofs: [
      ...policy('row 22: plays of a casino game are at least 5 seconds apart'),
      ...proof(
        'packages/server/src/domain/pace-of.test.ts',
        'the pace of a game is that of the jurisdiction where it is longer',
      ),
    ],
  },
  {
    row: 23,
    what: 'no turbo, no quick stop',
    proofs: policy('row 23: turbo mode is off in every jurisdiction'),
  },
  {
    row: 24,
    what: 'no machine plays for the player',
    proofs: policy('row 24: automatic play is off in every jurisdiction'),
  },
  {
    row: 25,
    what: 'no cheer for a return of the stake or less',
    proofs: [
      ...proof(
        'packages/ui/src/games/play-frame/play-frame.test.tsx',
        'PlayFrame is quiet for a return of the stake or less',
      ),
      ...proof(
        'packages/ui/src/games/slots/slot-reels/slot-reels.test.tsx',
        'SlotReels keeps its light for plays that return more than their stake',
      ),
      ...proof(
        'packages/ui/src/games/arena/result-reveal/result-reveal.test.tsx',
        'ResultReveal celebrates only when more came back than was staked',
      ),
    ],
  },
  {
    row: 26,
    what: 'no words that push to chase losses or to stake more',
    proofs: proof(
      `${own}/words.test.ts`,
      'no text in %s pushes anybody to win back, to stake more or to hurry',
      'the check of texts finds one that pushes a player to play on',
    ),
  },
  {
    row: 27,
    what: 'no taking back of a withdrawal',
    proofs: proof(
      'tests/ledger/cancel.test.ts',
      'a withdrawal stays pending unless the operator allows cancelling',
    ),
  },
  {
    row: 28,
    what: 'no playing of several products at once',
    proofs: [
      ...policy('row 28: Great Britain and an unknown jurisdiction allow one game at a time'),
      ...proof(
        `${own}/one-game.test.ts`,
        'a stake in a second game is refused, and the game that is open is named',
        'stakes in five games at once pass in one game only',
        'a bet that waits for its fight keeps no player from another game for hours',
        'the game of a provider is one like the others, for its bets and for its launch',
      ),
      ...proof(
        `${app}/games/other-game/other-game.test.tsx`,
        'another open game is named above the game, with the link back to it',
        'another open game is left with one press, and then blocks nothing',
      ),
    ],
  },
  {
    row: 29,
    what: 'caps of stakes',
    proofs: [
      ...policy('row 29: a stake on slots is capped in Great Britain and Germany'),
      ...proof(
        `${own}/play-session.test.ts`,
        'the rules of a place cap a stake below the maximum of the game',
      ),
    ],
  },
  {
    row: 30,
    what: 'rules and return are shown before play',
    proofs: [
      ...proof(
        'packages/ui/src/games/play-frame/play-frame.test.tsx',
        'PlayFrame shows rules and return before the first play, and plays nothing until then',
      ),
      ...proof(
        'packages/core/src/games/instant-games.test.ts',
        'returns to players what is shown: a share of the stake between 85 and 100 %',
      ),
    ],
  },
  {
    row: 31,
    what: 'the balance is always in sight',
    proofs: proof(
      `${app}/router/safer-play-marks.test.tsx`,
      'the balance is in sight on %s, in the currency',
    ),
  },
  {
    row: 32,
    what: 'what was interrupted goes on or is given back',
    proofs: [
      ...proof(
        'packages/core/src/react/play-controllers.test.tsx',
        'usePlay goes on with mines after a reload, tile by tile',
      ),
      ...proof(
        'tests/providers/failure-rules.test.ts',
        '17: after a time-out the same id is answered OK, even when the session is over by then',
      ),
    ],
  },
  {
    row: 33,
    what: 'no transfer from player to player, no balance below zero',
    proofs: [
      ...proof(
        `${own}/history.test.ts`,
        'no player moves money to another, under either name of a transfer',
      ),
      ...proof(
        'tests/ledger/postings.test.ts',
        'a posting that dips below the floor in between is refused, even if it ends above',
      ),
    ],
  },
  {
    row: 34,
    what: 'the log of money cannot be changed',
    proofs: proof(
      'tests/ledger/postings.test.ts',
      'entries cannot be changed, not even by the owner of the database',
    ),
  },
  {
    row: 35,
    what: 'what matters is logged',
    proofs: [
      ...proof(`${own}/http.test.ts`, 'every change that protects a player is in the activity log'),
      ...proof(
        'tests/access/people-http.test.ts',
        'an action is recorded where it happens, in the terms of the contract',
      ),
      ...proof(
        `${own}/large-wins.test.ts`,
        'a win from the configured amount on is in the log, and no smaller one is',
        'a large win is in the log once, whichever nodes look for it and however often',
      ),
    ],
  },
  {
    row: 36,
    what: 'the configuration of a brand is checked',
    proofs: proof(
      `${app}/config/check-brand.test.ts`,
      'checkBrand finds nothing wrong with $name',
      'checkBrand refuses an age below the minimum of the platform',
    ),
  },
  {
    row: 37,
    what: 'who is not checked takes no money out, and much of it takes two people',
    proofs: [
      ...proof(
        'tests/access/people-http.test.ts',
        'a user with the status %s may do exactly what the table says',
      ),
      ...proof(
        'tests/ledger/reviews.test.ts',
        'a request above the limit takes two reviewers, one after the other',
        'requests of one day above the limit together take two reviewers',
      ),
    ],
  },
  {
    row: 38,
    what: 'exclusion crosses brands, personal data does not',
    proofs: proof(
      `${own}/brands.test.ts`,
      'an exclusion that family requests under one brand holds under the other',
      'a browser takes no session of one brand to the address of another',
      'a caller who is not signed in under a brand gets no data of any user',
    ),
  },
  {
    row: 39,
    what: 'places that are strict, and the strictest in an unknown place',
    proofs: [
      ...policy(
        'row 39: each strict jurisdiction has a pack, and an unknown one has the strictest',
      ),
      ...proof(
        'packages/core/src/policy/policy.test.ts',
        'the policy of an unknown jurisdiction is at least as strict as that of $jurisdiction',
      ),
    ],
  },
  {
    row: 40,
    what: 'no cockfights for money',
    proofs: [
      ...policy('row 40: cockfights are closed in every jurisdiction with real money'),
      ...proof(
        `${own}/play-session.test.ts`,
        'the rules of a place close the arena where cockfights are not allowed',
      ),
    ],
  },
];
