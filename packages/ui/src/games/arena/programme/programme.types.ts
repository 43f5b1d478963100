import type { Outcome } from '../../../components/odds/outcome.ts';

/** A day of fights; the same fields as the contract's event. */
export interface ArenaEvent {
  readonly id: string;
  readonly title: string;
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  readonly status: 'upcoming' | 'ongoing' | 'finished';
  readonly fights: readonly {
    readonly meron: string;
    readonly wala: string;
    /** Its round; `null` until it starts. */
    readonly round: {
      readonly id: string;
      readonly number: number;
      readonly result: Outcome | null;
    } | null;
  }[];
}
