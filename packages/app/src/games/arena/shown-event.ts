import type { FightEvent } from '@lobi/core/contract';

/** The event of an arena to show: the one that is on, else the next to come. */
export function shownEvent(events: readonly FightEvent[]): FightEvent | undefined {
  const ongoing = events.find(({ status }) => status === 'ongoing');
  if (ongoing) return ongoing;
  return events
    .filter(({ status }) => status === 'upcoming')
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))[0];
}
