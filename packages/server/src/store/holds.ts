import { AppError } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Transaction } from './database.ts';
import { overdraftConstraint } from './posting-ctes.ts';
import { walletColumns, type WalletState } from './post-transfers.ts';
import { column } from './row-shape.ts';
import { breaksConstraint } from './sql-state.ts';

/** Resolution of a hold: the money is captured, or released to the owner. */
export type HoldResolution = 'capture' | 'release';

/** A change of the held amount: wallet, history and outbox row in one statement, as for money. */
const stepCtes = `
moved as (
  update wallets w set held = w.held + s.amount, version = w.version + 1,
    chain = sha256(w.chain || hold_step_digest(
      w.id, w.version + 1, s.hold_id, s.step, s.amount, w.held + s.amount, s.at
    ))
  from step s where w.id = s.wallet_id
  returning w.id, w.balance, w.held, w.version, w.currency, w.chain, w.frozen
),
stepped as (
  insert into hold_steps
    (wallet_id, version, hold_id, step, amount, held_before, held_after, created_at, hash)
  select m.id, m.version, s.hold_id, s.step, s.amount, m.held - s.amount, m.held, s.at, m.chain
  from moved m, step s
),
announced as (
  insert into outbox (topic, subject_id, version, facts, created_at)
  select 'wallet', m.id, m.version,
    jsonb_build_object(
      'id', m.id, 'balance', m.balance::text, 'held', m.held::text,
      'currency', m.currency, 'version', m.version
    ),
    s.at
  from moved m, step s
)
select id, balance, held, version, currency, frozen from moved`;

const columns = { ...walletColumns, frozen: column.boolean };

const take = {
  name: 'hold-take',
  text: `
with taken as (
  insert into holds (id, wallet_id, amount, reference, created_at)
  values ($1, $2, $3, $4, coalesce($5::timestamptz, clock_timestamp()))
  returning id, wallet_id, amount, created_at
),
step as (select id as hold_id, wallet_id, amount, 'hold' as step, created_at as at from taken),
${stepCtes}`,
  columns,
};

const resolve = {
  name: 'hold-resolve',
  text: `
with resolved as (
  update holds set
    status = case $2::text when 'capture' then 'captured' else 'released' end,
    resolved_at = coalesce($3::timestamptz, clock_timestamp())
  where id = $1 and status = 'pending'
  returning id, wallet_id, amount, resolved_at
),
step as (
  select id as hold_id, wallet_id, -amount as amount, $2::text as step, resolved_at as at
  from resolved
),
${stepCtes}`,
  columns,
};

/**
 * Holds money of a wallet; returns the hold's id and the wallet after it.
 * @param amount minor units, above zero
 * @param at time of the hold; default the database's clock
 * @throws AppError `insufficient_funds` when less than that is available, `wallet_frozen`
 */
export async function holdFunds(
  tx: Transaction,
  hold: { readonly walletId: string; readonly amount: bigint; readonly reference: string },
  at?: Date,
): Promise<{ holdId: string; wallet: WalletState }> {
  const holdId = uuid();
  const wallet = await tx
    .row(take, [holdId, hold.walletId, hold.amount, hold.reference, at ?? null])
    .catch((error: unknown) => {
      throw breaksConstraint(error, overdraftConstraint)
        ? new AppError('insufficient_funds', 'hold exceeds available', { cause: error })
        : error;
    });
  if (!wallet) throw new AppError('not_found', 'no such wallet');
  const { frozen, ...state } = wallet;
  if (frozen) throw new AppError('wallet_frozen');
  return { holdId, wallet: state };
}

/**
 * Ends a hold, once. A capture is followed, in the same transaction, by the transfer that moves
 * the money.
 * @throws AppError `conflict` when the hold is already resolved
 */
export async function resolveHold(
  tx: Transaction,
  holdId: string,
  resolution: HoldResolution,
  at?: Date,
): Promise<WalletState> {
  const wallet = await tx.row(resolve, [holdId, resolution, at ?? null]);
  if (!wallet) throw new AppError('conflict', 'hold already resolved');
  const { frozen: _, ...state } = wallet;
  return state;
}
