import { AppError } from '@lobi/core/contract';
import { crashesAfterMs, familyOf, multipleAtBp, ownCashOutBp } from '@lobi/core/games';
import type { Transaction } from '../../store/database.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import { findPlay, lockPlay } from '../../store/plays.ts';
import type { WalletState } from '../../store/post-transfers.ts';
import { lockPlaysToCashOut } from '../../store/table-plays.ts';
import { findTableRound, type TableRound } from '../../store/tables.ts';
import { cashOutOfCrash, type CrashDealt } from './crash-table.ts';
import type { Dealer } from './dealer.ts';
import { payPlays, playsAtOnce } from './pay-round.ts';

/** Returns the decided outcome and the elapsed time of a running crash round; otherwise `null`. */
async function findRunningCrash(
  tx: Transaction,
  dealer: Dealer,
  round: TableRound,
  now: Date,
): Promise<{ readonly dealt: CrashDealt; readonly ms: number } | null> {
  const isCrash = familyOf(round.engine) === 'crash';
  if (!isCrash || round.status !== 'running' || !round.startedAt) return null;
  const dealt = (await dealer.deal(tx, round)) as CrashDealt;
  const ms = now.getTime() - round.startedAt.getTime();
  return ms >= 0 && ms < crashesAfterMs(dealt.pointBp) ? { dealt, ms } : null;
}

/**
 * Cashes out a player's play. The time at which the play is locked counts, by the server's clock: before
 * the crash it is paid, afterwards rejected, whatever the client's clock shows.
 * @throws AppError `not_found`; `round_state` when the play has ended, the round is not running, or its
 *   multiple is below the minimum of a cash-out
 */
export async function cashOut(
  tx: Transaction,
  dealer: Dealer,
  playId: string,
  clock: (tx: Transaction) => Promise<Date>,
): Promise<WalletState> {
  const found = await findPlay(tx, playId);
  if (!found?.roundId) throw new AppError('not_found');
  await lockWallets(tx, [found.walletId]);
  const play = await lockPlay(tx, playId);
  const now = await clock(tx);
  const round = await findTableRound(tx, found.roundId);
  if (!play || !round) throw new AppError('not_found');
  const risen = play.status === 'open' ? await findRunningCrash(tx, dealer, round, now) : null;
  if (!risen || ownCashOutBp(risen.ms, risen.dealt.pointBp) === null) {
    throw new AppError('round_state');
  }
  const end = cashOutOfCrash(round, risen.dealt, play, risen.ms);
  if (!end) throw new Error(`Play ${playId} could not be cashed out of a running round.`);
  const wallet = (await payPlays(tx, round, [{ play, end }], now)).get(play.walletId);
  if (!wallet) throw new Error(`Play ${playId} was cashed out without a payment.`);
  return wallet;
}

/** Pays plays with automatic cash-out at the current multiple of the round; returns their number. */
export async function payAutoCashOuts(
  tx: Transaction,
  dealer: Dealer,
  round: TableRound,
  now: Date,
): Promise<number> {
  const risen = await findRunningCrash(tx, dealer, round, now);
  if (!risen) return 0;
  const { maximumPayout } = round.terms;
  const leaving = { id: round.id, multipleBp: multipleAtBp(risen.ms), maximumPayout };
  const plays = await lockPlaysToCashOut(tx, leaving, playsAtOnce);
  const ended = plays.map((play) => {
    const end = cashOutOfCrash(round, risen.dealt, play, null);
    if (!end) throw new Error(`Round ${round.id} crashed before play ${play.id} was cashed out.`);
    return { play, end };
  });
  await payPlays(tx, round, ended, now);
  return ended.length;
}
