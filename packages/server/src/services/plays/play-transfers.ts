import { house, move, wallet, type Transfer } from '../../domain/postings.ts';
import type { PlayRecord } from '../../store/plays.ts';

type Moved = Pick<PlayRecord, 'id' | 'walletId' | 'currency' | 'gameTitle'>;

const about = (kind: 'bet' | 'payout' | 'refund', play: Moved) => ({
  kind,
  currency: play.currency,
  reference: play.id,
  params: { play: play.gameTitle },
});

/** The stake goes to the bank. Minor units. */
export const stakeOf = (play: Moved, amount: bigint): Transfer =>
  move(wallet(play.walletId), house('bank'), amount, about('bet', play));

/** What a play returns comes from the bank; nothing moves for nothing. */
export const returnOf = (play: Moved, payout: bigint): Transfer[] =>
  payout === 0n ? [] : [move(house('bank'), wallet(play.walletId), payout, about('payout', play))];
