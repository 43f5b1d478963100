import type { FightEvent } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { shownEvent } from './shown-event.ts';

const event = (id: string, status: FightEvent['status'], day: number): FightEvent => ({
  id,
  gameId: 'game',
  title: id,
  startsAt: `2026-12-0${day}T09:00:00.000Z`,
  status,
  fights: [],
  version: 1,
});

describe('the event of an arena', () => {
  it('shownEvent is the ongoing event', () => {
    expect(shownEvent([event('b', 'upcoming', 1), event('a', 'ongoing', 2)])?.id).toBe('a');
  });

  it('shownEvent is otherwise the next upcoming event', () => {
    const events = [
      event('c', 'upcoming', 3),
      event('b', 'upcoming', 2),
      event('a', 'finished', 1),
    ];
    expect(shownEvent(events)?.id).toBe('b');
    expect(shownEvent([event('a', 'finished', 1)])).toBeUndefined();
  });
});
