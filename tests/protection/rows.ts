/** A row of the list of player protection. */
export interface ProtectionRow {
  readonly row: number;
  /** Short text of the requirement. */
  readonly what: string;
  /** Ids of the tests that prove it; every part of the row has one. */
  readonly proofs: readonly string[];
  /** Where the platform deliberately deviates from the source, or implements less, and why. */
  readonly otherwise?: string;
}

/** Rows 1 to 40, in order; `rows.test.ts` fails for a row without a test. @source ours – protection */
export const protectionRows: readonly ProtectionRow[] = [
  {
    row: 1,
    what: 'age notice that blocks, asked again when the terms change',
    proofs: [
      'agreement-again-for-new-terms',
      'notice-remembered',
      'agreement-sent-with-login',
      'agreement-reported-once',
      'agreement-while-signed-in-logged',
      'agreement-on-device-logged',
      'play-without-agreement',
      'policy-minimum-age',
    ],
  },
  {
    row: 2,
    what: 'one account a person, checked before play: who is pending cannot bet',
    proofs: [
      'status-rights-table',
      'verification-by-status',
      'registration-like-excluded-waits',
      'held-account-activated-by-staff',
      'held-account-hidden-from-agent',
      'excluded-owner-other-accounts',
      'excluded-owner-same-browser',
    ],
  },
  {
    row: 3,
    what: 'failed sign-ins are stopped',
    proofs: [
      'login-guard-ten-guesses',
      'login-guard-owner-gets-in',
      'owner-on-known-device-gets-in',
    ],
    otherwise:
      'In place of a lock after three, waits that grow from the sixth on (ASVS 6.3.1): a lock lets strangers shut people out.',
  },
  {
    row: 4,
    what: 'sign-in again after half an hour of inactivity',
    proofs: ['session-ends-after-inactivity', 'idle-page-ends-session'],
  },
  {
    row: 5,
    what: 'the previous sign-in is shown',
    proofs: ['previous-sign-in-shown'],
  },
  {
    row: 6,
    what: 'clock and time played, always in sight',
    proofs: ['clock-and-time-played-visible'],
  },
  {
    row: 7,
    what: 'reality check: chosen, acknowledged, in every tab, over frames too',
    proofs: [
      'reality-check-interval-chosen',
      'reality-check-due-after-an-hour',
      'play-session-across-devices',
      'reality-check-covers-page',
      'reality-check-leads-to-break',
      'reality-check-read-on-another-device',
      'reality-check-in-every-tab',
      'reality-check-view-net-result',
      'reality-check-view-cannot-be-dismissed',
      'provider-game-reality-check',
    ],
  },
  {
    row: 8,
    what: 'intervals of the reality check, counted by the server',
    proofs: [
      'policy-hourly-reality-check',
      'reality-check-due-after-sleep',
      'reality-check-early-acknowledgement',
      'reality-check-pause-in-germany',
      'reality-check-after-wake',
      'reality-check-mandatory-pause',
      'reality-check-view-mandatory-pause',
    ],
  },
  {
    row: 9,
    what: 'net position of the session, in the currency',
    proofs: ['play-session-shows-net-result', 'session-bar-net-result'],
  },
  {
    row: 10,
    what: 'limits of gross deposits, typed freely, offered first',
    proofs: [
      'limits-offered-by-kind',
      'limits-offered-after-lobby',
      'deposit-limit-counts-gross',
      'deposits-within-limit-windows',
    ],
  },
  {
    row: 11,
    what: 'the lowest of several limits applies',
    proofs: ['stakes-within-limit-windows', 'tightest-limit-applies'],
  },
  {
    row: 12,
    what: 'lower at once, higher after a day and a confirmation, each limit by its own time',
    proofs: [
      'first-or-lower-limit-applies',
      'raised-limit-waits',
      'lower-limit-cancels-increase',
      'tightest-stake-limit-applies',
      'limits-hold-during-increase',
    ],
  },
  {
    row: 13,
    what: 'a new limit in force is announced',
    proofs: ['due-limit-announced-once'],
  },
  {
    row: 14,
    what: 'limits are offered, and demanded where the place does',
    proofs: [
      'limits-offered-without-later',
      'limit-required-before-stake',
      'policy-mandatory-limit',
    ],
  },
  {
    row: 15,
    what: 'time-out of a day, a week, a month and up to six weeks',
    proofs: ['time-out-begins-at-once', 'time-out-length-bounds', 'policy-time-out-lengths'],
  },
  {
    row: 16,
    what: 'self-exclusion: at once, half a year and more, never ended early',
    proofs: [
      'self-exclusion-not-ended-early',
      'self-exclusion-survives-block',
      'self-exclusion-ends-a-day-later',
      'indefinite-exclusion-ends-on-request',
      'policy-self-exclusion-lengths',
    ],
    otherwise: 'There is no marketing to take anybody out of.',
  },
  {
    row: 17,
    what: 'exclusion crosses brands, asks for no papers, and lets money out',
    proofs: ['exclusion-across-brands'],
  },
  {
    row: 18,
    what: 'exclusion that family or others ask for',
    proofs: [
      'family-exclusion-recorded',
      'family-exclusion-ends-a-day-later',
      'staff-enters-family-exclusion',
    ],
  },
  {
    row: 19,
    what: 'history of half a year and more',
    proofs: ['history-of-eight-months'],
  },
  {
    row: 20,
    what: 'safer play before the first wager, and from every page',
    proofs: ['clock-and-time-played-visible', 'limits-offered-after-lobby'],
  },
  {
    row: 21,
    what: 'slots: 2.5 seconds from press to press, and the button is released between',
    proofs: [
      'policy-slot-pace',
      'play-above-pace-refused',
      'early-press-waits-for-pace',
      'play-once-for-held-key',
      'play-once-for-held-enter',
      'play-once-for-long-touch',
    ],
  },
  {
    row: 22,
    what: 'casino games: 5 seconds',
    proofs: ['policy-casino-pace', 'pace-of-jurisdiction-applies'],
  },
  {
    row: 23,
    what: 'no turbo, no quick stop',
    proofs: ['policy-no-turbo'],
  },
  {
    row: 24,
    what: 'no machine plays for the player',
    proofs: ['policy-no-automatic-play'],
  },
  {
    row: 25,
    what: 'no cheer for a return of the stake or less',
    proofs: [
      'play-frame-small-return-quiet',
      'slot-win-light-above-stake',
      'result-celebrated-above-stake',
    ],
  },
  {
    row: 26,
    what: 'no words that push to chase losses or to stake more',
    proofs: ['no-text-pressures-players', 'text-check-finds-pressure'],
  },
  {
    row: 27,
    what: 'no taking back of a withdrawal',
    proofs: ['withdrawal-cancel-needs-operator'],
  },
  {
    row: 28,
    what: 'no playing of several products at once',
    proofs: [
      'policy-one-game',
      'second-game-refused',
      'concurrent-stakes-in-one-game',
      'waiting-bet-frees-player',
      'one-game-includes-providers',
      'open-game-named-on-page',
      'open-game-left-from-page',
    ],
  },
  {
    row: 29,
    what: 'caps of stakes',
    proofs: ['policy-slot-stake-capped', 'jurisdiction-caps-stake'],
  },
  {
    row: 30,
    what: 'rules and return are shown before play',
    proofs: ['play-frame-rules-before-first-play', 'rtp-of-instant-games'],
  },
  {
    row: 31,
    what: 'the balance is always in sight',
    proofs: ['balance-always-visible'],
  },
  {
    row: 32,
    what: 'what was interrupted goes on or is given back',
    proofs: ['mines-continue-after-reload', 'provider-retry-after-timeout'],
  },
  {
    row: 33,
    what: 'no transfer from player to player, no balance below zero',
    proofs: ['no-transfer-between-players', 'posting-dips-below-floor'],
  },
  {
    row: 34,
    what: 'the log of money cannot be changed',
    proofs: ['entries-immutable'],
  },
  {
    row: 35,
    what: 'what matters is logged',
    proofs: [
      'protection-changes-logged',
      'action-recorded-at-its-source',
      'large-win-from-amount-logged',
      'large-win-logged-once',
    ],
  },
  {
    row: 36,
    what: 'the configuration of a brand is checked',
    proofs: ['brand-check-passes-own-brands', 'brand-minimum-age'],
  },
  {
    row: 37,
    what: 'who is not checked takes no money out, and much of it takes two people',
    proofs: [
      'status-rights-table',
      'large-request-needs-two-reviewers',
      'daily-requests-need-two-reviewers',
    ],
  },
  {
    row: 38,
    what: 'exclusion crosses brands, personal data does not',
    proofs: [
      'family-exclusion-across-brands',
      'session-bound-to-brand-address',
      'guest-of-brand-gets-no-data',
    ],
  },
  {
    row: 39,
    what: 'places that are strict, and the strictest in an unknown place',
    proofs: ['policy-unknown-jurisdiction-strictest', 'policy-default-is-strict'],
  },
  {
    row: 40,
    what: 'no cockfights for money',
    proofs: ['policy-cockfights-closed', 'jurisdiction-closes-arena'],
  },
];
