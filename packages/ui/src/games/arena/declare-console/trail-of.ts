import type { ArenaRound } from '../arena.types.ts';
import type { ArenaFormat } from '../use-arena-format.ts';
import { shownResult } from '../round-facts.ts';

/** One event of a fight. */
export interface TrailEvent {
  /** ISO 8601, UTC; `null` if the server has no time. */
  readonly at: string | null;
  readonly text: string;
}

/** Returns the events of a fight so far, newest first, from the times stored by the server. */
export function trailOf(
  round: ArenaRound,
  { texts, say, outcome, bareTime }: ArenaFormat,
): readonly TrailEvent[] {
  const result = shownResult(round);
  const events: (TrailEvent | undefined)[] = [
    { at: round.createdAt, text: texts.trailCreated },
    round.openedAt === null ? undefined : { at: round.openedAt, text: texts.trailOpened },
    round.closesAt === null
      ? undefined
      : { at: null, text: say('trailLastCall', { time: bareTime(round.closesAt) }) },
    round.closedAt === null ? undefined : { at: round.closedAt, text: texts.trailClosed },
    round.declaredAt === null || result === null
      ? undefined
      : { at: round.declaredAt, text: say('trailDeclared', { result: outcome(result) }) },
    round.status === 'cancelled' ? { at: round.settledAt, text: texts.trailCancelled } : undefined,
    round.status !== 'cancelled' && round.settledAt !== null
      ? { at: round.settledAt, text: texts.trailSettled }
      : undefined,
  ];
  return events.filter((event) => event !== undefined).reverse();
}
