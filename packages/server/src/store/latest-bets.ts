import { latestBets, type Selection } from '@lobi/core/contract';

/** A bet of a round, with the account of its player. */
export interface LatestBet {
  readonly id: string;
  readonly username: string;
  /** Whether it is a demo account. */
  readonly isDemo: boolean;
  readonly selection: Selection;
  /** Minor units. */
  readonly amount: bigint;
}

/** A bet of a round, in JSON. */
export type StoredLatestBet = Omit<LatestBet, 'amount'> & { readonly amount: string };

/** Table of one row with the `bets` of a round `r` that is not settled, newest first. */
export const latestBetsOfRound = `lateral (
  select jsonb_agg(jsonb_build_object('id', b.id, 'username', u.username,
    'isDemo', u.demo_account is not null, 'selection', b.selection, 'amount', b.amount::text)
    order by b.id desc) as bets
  from (
    select id, wallet_id, selection, amount from bets
    where round_id = r.id and status <> 'cancelled' order by id desc limit ${latestBets}
  ) b join wallets w on w.id = b.wallet_id join users u on u.id = w.user_id
  where r.settled_at is null
)`;

/** Converts the bets of a row. */
export const toLatestBets = (bets: readonly StoredLatestBet[] | null): LatestBet[] =>
  (bets ?? []).map((bet) => ({ ...bet, amount: BigInt(bet.amount) }));
