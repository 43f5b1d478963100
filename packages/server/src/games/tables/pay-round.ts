import { shareOf } from '@lobi/core/contract';
import { house, move, pool, wallet, type Transfer } from '../../domain/postings.ts';
import type { Transaction } from '../../store/database.ts';
import type { PlayEnd } from '../../store/plays.ts';
import { postTransfers, type WalletState } from '../../store/post-transfers.ts';
import { poolBalance } from '../../store/settlement.ts';
import {
  endTablePlays,
  sumTablePlays,
  lockOpenPlays,
  type EndedPlay,
  type TablePlay,
} from '../../store/table-plays.ts';
import { markPaid, markSettledThrough, type TableRound } from '../../store/tables.ts';
import type { Dealer } from './dealer.ts';
import { tableGameOf } from './table-games.ts';

/** Plays of one transaction. */
export const playsAtOnce = 500;

/** Ends and pays locked plays; returns the wallets that were credited. */
export async function payPlays(
  tx: Transaction,
  round: TableRound,
  ended: readonly EndedPlay[],
  at: Date,
): Promise<Map<string, WalletState>> {
  const wallets = await postTransfers(
    tx,
    ended.flatMap((row) => payment(round, row)),
    at,
  );
  await endTablePlays(tx, ended, at);
  return wallets;
}

/** The transfer that pays a play; none for a lost one. */
function payment(round: TableRound, { play, end }: EndedPlay): Transfer[] {
  if (end.payout === 0n) return [];
  return [
    move(tableGameOf(round.engine).account(round.id), wallet(play.walletId), end.payout, {
      kind: end.status === 'refunded' ? 'refund' : 'payout',
      currency: play.currency,
      reference: play.id,
      params: { play: round.gameTitle },
    }),
  ];
}

/**
 * Pays one batch of a finished, locked round; `true` after the last batch. After a crash the next caller
 * continues after the last batch.
 */
export async function payBatch(
  tx: Transaction,
  dealer: Dealer,
  round: TableRound,
  at: Date,
): Promise<boolean> {
  await topUpPool(tx, dealer, round, at);
  const { plays, through } = await lockOpenPlays(tx, round, playsAtOnce);
  await payPlays(tx, round, await endsOf(tx, dealer, round, plays), at);
  if (through !== null) {
    await markSettledThrough(tx, round.id, through);
    return false;
  }
  await emptyPool(tx, round, at);
  await markPaid(tx, round.id, at);
  return true;
}

/**
 * Adds to the pool what its shares lack of the guaranteed prizes, with the first plays that are paid. A
 * unique index allows one such transfer per round.
 */
async function topUpPool(
  tx: Transaction,
  dealer: Dealer,
  round: TableRound,
  at: Date,
): Promise<void> {
  const { poolTerms, topUp } = tableGameOf(round.engine);
  const isDue = poolTerms !== null && round.status === 'settled' && round.settledThrough === null;
  if (!isDue) return;
  const amount = topUp(await dealer.deal(tx, round));
  if (amount === 0n) return;
  const about = { kind: 'guarantee', currency: round.currency, reference: round.id } as const;
  await postTransfers(tx, [move(house('guarantee'), pool(round.id), amount, about)], at);
}

const refunded = (play: TablePlay): PlayEnd => ({
  status: 'refunded',
  payout: play.amount,
  outcome: null,
});

async function endsOf(
  tx: Transaction,
  dealer: Dealer,
  round: TableRound,
  plays: readonly TablePlay[],
): Promise<EndedPlay[]> {
  if (round.status === 'voided') return plays.map((play) => ({ play, end: refunded(play) }));
  if (plays.length === 0) return [];
  const game = tableGameOf(round.engine);
  const dealt = await dealer.deal(tx, round);
  return plays.map((play) => ({ play, end: game.settle({ round, dealt }, play) }));
}

/** Empties the pool: the house takes its commission, the remainder is breakage. */
async function emptyPool(tx: Transaction, round: TableRound, at: Date): Promise<void> {
  if (tableGameOf(round.engine).poolTerms === null) return;
  const left = await poolBalance(tx, round.id);
  const { staked } = await sumTablePlays(tx, round.id);
  const takeout = round.status === 'voided' ? 0n : shareOf(staked, round.terms.takeoutBp);
  if (left < takeout) throw new Error(`The pool of round ${round.id} paid more than its prizes.`);
  const about = { currency: round.currency, reference: round.id };
  const shares = [
    { to: house('takeout'), amount: takeout, kind: 'takeout' as const },
    { to: house('breakage'), amount: left - takeout, kind: 'breakage' as const },
  ];
  await postTransfers(
    tx,
    shares
      .filter(({ amount }) => amount > 0n)
      .map(({ to, amount, kind }) => move(pool(round.id), to, amount, { ...about, kind })),
    at,
  );
}
