import {
  crashesAfterMs,
  crashPointBp,
  crashTables,
  lowestCashOut,
  readCrashChoice,
  settleCrashBet,
  wonOrLost,
  type CrashChoice,
  type CrashTiming,
} from '@lobi/core/games';
import { assertPayable } from '@lobi/core/rules';
import { house } from '../../domain/postings.ts';
import type { PlayEnd } from '../../store/plays.ts';
import type { TablePlay } from '../../store/table-plays.ts';
import type { TableRound } from '../../store/tables.ts';
import type { TableGame } from './table-game.ts';

/** Decided outcome of a crash round. */
export interface CrashDealt {
  readonly pointBp: number;
}

/** Outcome of a crash play, as stored and shown. */
interface CrashOutcome {
  readonly cashedOutBp: number | null;
  /** `null` for a play cashed out while the round was running. */
  readonly pointBp: number | null;
}

const choiceOf = (play: TablePlay): CrashChoice => play.choice as unknown as CrashChoice;

/** Cashes out a play while the round runs, at most `afterMs` after its start. */
export function cashOutOfCrash(
  { terms }: Pick<TableRound, 'terms'>,
  { pointBp }: CrashDealt,
  play: TablePlay,
  afterMs: number | null,
): PlayEnd | null {
  const { cashedOutBp, payout } = settleCrashBet(
    {
      stake: play.amount,
      autoCashOutBp: choiceOf(play).autoCashOutBp,
      cashedOutAfterMs: afterMs,
      maximumPayout: terms.maximumPayout,
    },
    pointBp,
  );
  if (cashedOutBp === null) return null;
  return { status: wonOrLost(payout), payout, outcome: { cashedOutBp, pointBp: null } };
}

/**
 * Crash: the bank takes stakes and pays; a play that has not cashed out when the round crashes has lost.
 */
const crashTableOf = ([engine, timing]: [string, CrashTiming]): TableGame<CrashDealt> => ({
  engine,
  pauseMs: timing.pauseMs,
  closesAtMs: (opensAtMs) => opensAtMs + timing.bettingMs,
  poolTerms: null,
  dealsByPlays: false,
  account: () => house('bank'),

  accept: ({ choice, stake, terms, currency }) => {
    const read = readCrashChoice(choice);
    assertPayable(lowestCashOut(stake), terms.maximumPayout, currency);
    return { ...read };
  },

  initialOutcome: async () => null,

  deal: async ({ hash, salt }) => ({ pointBp: await crashPointBp(hash, salt) }),

  endsAtMs: ({ pointBp }, startedAtMs) => startedAtMs + crashesAfterMs(pointBp),

  shownAt: () => 0,

  state: ({ round, dealt }) => ({
    engine: 'crash',
    startsAt: (round.startedAt ?? round.closesAt).toISOString(),
    pointBp: round.status === 'settled' && dealt ? dealt.pointBp : null,
  }),

  topUp: () => 0n,

  result: ({ pointBp }) => String(pointBp),

  settle: ({ round, dealt }, play) => {
    const { pointBp } = dealt;
    const left = cashOutOfCrash(round, dealt, play, null);
    if (left) return { ...left, outcome: { ...left.outcome, pointBp } };
    const outcome = { cashedOutBp: null, pointBp };
    return round.outcome?.unattended
      ? { status: 'refunded', payout: play.amount, outcome }
      : { status: 'lost', payout: 0n, outcome };
  },

  cashedOutAtBp: ({ outcome }) => (outcome as unknown as CrashOutcome | null)?.cashedOutBp ?? null,
});

/** A table for each engine of crash. */
export const builtInCrashTables = Object.entries(crashTables).map(crashTableOf);
