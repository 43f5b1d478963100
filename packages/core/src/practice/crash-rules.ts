import { readCrashChoice } from '../games/crash/crash-choice.ts';
import { crashPointBp } from '../games/crash/crash-point.ts';
import { crashTables, ownCashOutBp, settleCrashBet } from '../games/crash/crash-round.ts';
import { crashesAfterMs, multipleAtBp } from '../games/crash/curve.ts';
import type { TableRules } from './table-rules.ts';

/** Practice chips have no maximum payout. */
const maximumPayout = 10n ** 30n;

/** Crash in the page, by engine. */
export function crashRules(engine: string): TableRules<number> | undefined {
  const timing = Object.hasOwn(crashTables, engine)
    ? crashTables[engine as keyof typeof crashTables]
    : undefined;
  if (!timing) return undefined;
  return {
    ...timing,
    accept: (choice) => ({ ...readCrashChoice(choice) }),
    deal: ({ hash, salt }) => crashPointBp(hash, salt),
    runsForMs: crashesAfterMs,
    state: ({ startsAt, dealt, isOver }) => ({
      engine: 'crash',
      startsAt: new Date(startsAt).toISOString(),
      pointBp: isOver ? dealt : null,
    }),
    result: String,
    settle(pointBp, play, stake) {
      const { autoCashOutBp } = readCrashChoice(play.choice);
      const bet = { stake, autoCashOutBp, cashedOutAfterMs: null, maximumPayout };
      const { cashedOutBp, payout } = settleCrashBet(bet, pointBp);
      return { payout, outcome: { cashedOutBp, pointBp } };
    },
    leave(pointBp, play, stake, runsMs, isOwn) {
      const { autoCashOutBp } = readCrashChoice(play.choice);
      const isDue = isOwn
        ? ownCashOutBp(runsMs, pointBp) !== null
        : autoCashOutBp !== null && autoCashOutBp <= multipleAtBp(runsMs);
      if (!isDue || runsMs >= crashesAfterMs(pointBp)) return null;
      const cashedOutAfterMs = isOwn ? runsMs : null;
      const bet = { stake, autoCashOutBp, cashedOutAfterMs, maximumPayout };
      const { cashedOutBp, payout } = settleCrashBet(bet, pointBp);
      return { payout, outcome: { cashedOutBp, pointBp: null } };
    },
  };
}
