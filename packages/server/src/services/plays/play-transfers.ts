import type { FurtherStake } from '@lobi/core/games';
import {
  house,
  jackpotAccount,
  move,
  wallet,
  type AccountRef,
  type Transfer,
} from '../../domain/postings.ts';
import type { PlayRecord } from '../../store/plays.ts';
import type { JackpotRun } from './jackpot-run.ts';

type Moved = Pick<PlayRecord, 'id' | 'walletId' | 'currency' | 'gameTitle'>;

const about = (kind: 'bet' | 'payout' | 'refund', play: Moved) => ({
  kind,
  currency: play.currency,
  reference: play.id,
  params: { play: play.gameTitle },
});

/** Postings with an amount other than zero. */
const postingsOf = (amounts: readonly (readonly [AccountRef, bigint])[]) =>
  amounts.flatMap(([account, amount]) => (amount === 0n ? [] : [{ account, amount }]));

/** The stake goes to the bank, except the contribution to a jackpot. Minor units. */
export function stakeOf(play: Moved, amount: bigint, jackpot?: JackpotRun): Transfer {
  if (!jackpot) return move(wallet(play.walletId), house('bank'), amount, about('bet', play));
  const { contribution } = jackpot;
  return {
    ...about('bet', play),
    postings: postingsOf([
      [wallet(play.walletId), -amount],
      [house('bank'), amount - contribution],
      [jackpotAccount(jackpot.jackpot.id), contribution],
    ]),
  };
}

/** Each further stake is a separate transfer, so that a play has one transfer per stake. */
export const furtherStakesOf = (play: Moved, further: FurtherStake | null): Transfer[] =>
  Array.from({ length: further?.count ?? 0 }, () => stakeOf(play, further?.each ?? 0n));

/** Returns the payout transfer of a play from the bank; none for an amount of zero. */
export const returnOf = (play: Moved, payout: bigint): Transfer[] =>
  payout === 0n ? [] : [move(house('bank'), wallet(play.walletId), payout, about('payout', play))];

/**
 * Returns the transfers of a play's payout and of the jackpot that it won, in one batch, so that a play
 * is paid once. The bank then puts a new seed into the jackpot.
 */
export function returnWithJackpot(
  play: Moved,
  payout: bigint,
  { jackpot: { id, name, seed }, won }: JackpotRun,
): Transfer[] {
  if (won === null) return returnOf(play, payout);
  const paid = about('payout', play);
  return [
    {
      ...paid,
      params: { ...paid.params, jackpot: name },
      postings: postingsOf([
        [house('bank'), -payout],
        [jackpotAccount(id), -won],
        [wallet(play.walletId), payout + won],
      ]),
    },
    move(house('bank'), jackpotAccount(id), seed, {
      kind: 'seed',
      currency: play.currency,
      reference: play.id,
    }),
  ];
}
