import type { StatusOf } from '../../components/status-badge/statuses.ts';

/** Earning of an agent, as the platform sends it. Money is decimal text. */
export interface EarningListRow {
  readonly id: string;
  readonly claimee: { readonly id: string; readonly username: string };
  readonly type: 'turnover' | 'ggr' | 'referral' | 'promo';
  readonly amount: string;
  readonly currency: string;
  readonly status: StatusOf<'earning'>;
  /** Day of its games, `2026-11-01`; omitted if there is a round. */
  readonly day?: string | null | undefined;
  /** ISO 8601. */
  readonly date: string;
}
