import type { FightEvent } from '@lobi/core/contract';

/** The current event of an arena, else the next one. */
export function shownEvent(events: readonly FightEvent[]): FightEvent | undefined {
  const ongoing = events.find(({ status }) => status === 'ongoing');
  if (ongoing) return ongoing;
  return events
    .filter(({ status }) => status === 'upcoming')
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))[0];
}
