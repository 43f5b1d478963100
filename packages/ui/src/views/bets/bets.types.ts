import type { StatusOf } from '../../components/status-badge/statuses.ts';

/** One bet, as the platform sends it. Money is decimal text. */
export interface BetListRow {
  readonly id: string;
  /** `null` for a game without rounds. */
  readonly roundNumber: number | null;
  readonly game: { readonly id: string; readonly title: string };
  /** `null` for a game without sides: the game itself describes the bet. */
  readonly selection: 'meron' | 'wala' | 'draw' | null;
  readonly amount: string;
  readonly currency: string;
  readonly status: StatusOf<'bet'>;
  /** Return per 100; `null` until settled. */
  readonly odds: number | null;
  /** Payout, including the stake; `null` until settled. */
  readonly payout: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
}
