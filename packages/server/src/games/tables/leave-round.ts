import { AppError } from '@lobi/core/contract';
import { cashOutBounds, crashesAfterMs, familyOf, multipleAtBp } from '@lobi/core/games';
import type { Transaction } from '../../store/database.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import { findPlay, lockPlay } from '../../store/plays.ts';
import type { WalletState } from '../../store/post-transfers.ts';
import { takeLeavingPlays } from '../../store/table-plays.ts';
import { findTableRound, type TableRound } from '../../store/tables.ts';
import { leaveCrash, type CrashDealt } from './crash-table.ts';
import type { Dealer } from './dealer.ts';
import { payPlays, playsAtOnce } from './pay-round.ts';

/** Returns the multiple that a round has reached; `null` when it does not rise at that moment. */
async function risenBy(
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
 * A player takes the money. The moment counts at which the play is taken, by the server's clock:
 * before the crash it is paid, afterwards rejected, whatever the player's own clock says.
 * @throws AppError `not_found`; `round_state` when the play is over, when the round does not rise,
 *   or has not yet risen to the least multiple at which a bet may leave
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
  const risen = play.status === 'open' ? await risenBy(tx, dealer, round, now) : null;
  if (!risen || multipleAtBp(risen.ms) < cashOutBounds.leastBp) throw new AppError('round_state');
  const end = leaveCrash(round, risen.dealt, play, risen.ms);
  if (!end) throw new Error(`Play ${playId} cannot leave a round that rises.`);
  const wallet = (await payPlays(tx, round, [{ play, end }], now)).get(play.walletId);
  if (!wallet) throw new Error(`Play ${playId} left without money.`);
  return wallet;
}

/** Pays plays with automatic cash-out at the multiple that the round has risen to; how many. */
export async function payLeavers(
  tx: Transaction,
  dealer: Dealer,
  round: TableRound,
  now: Date,
): Promise<number> {
  const risen = await risenBy(tx, dealer, round, now);
  if (!risen) return 0;
  const { maximumPayout } = round.terms;
  const leaving = { id: round.id, multipleBp: multipleAtBp(risen.ms), maximumPayout };
  const plays = await takeLeavingPlays(tx, leaving, playsAtOnce);
  const ended = plays.map((play) => {
    const end = leaveCrash(round, risen.dealt, play, null);
    if (!end) throw new Error(`Round ${round.id} crashed before play ${play.id} left.`);
    return { play, end };
  });
  await payPlays(tx, round, ended, now);
  return ended.length;
}
