import { formatMoney, parseMoney, type Wallet } from '@lobi/core/contract';
import type { PlayController } from '@lobi/core/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { waitForPicture } from '../../page/pending-play.ts';

/** The wallet without a stake that is on its way; as it was where there is not enough. */
function less(wallet: Wallet, stake: string): Wallet {
  const { currency } = wallet;
  const minus = (whole: string): bigint =>
    (parseMoney(whole, currency) ?? 0n) - (parseMoney(stake, currency) ?? 0n);
  const [balance, available] = [minus(wallet.balance), minus(wallet.available)];
  if (available < 0n) return wallet;
  return {
    ...wallet,
    balance: formatMoney(balance, currency),
    available: formatMoney(available, currency),
  };
}

/**
 * Has balance and net wait for the picture of each play. They do not where its answer is lost, since
 * then nobody knows when there will be a picture.
 *
 * @returns the controller to play with, and what is to be called when a play has been told
 */
export function useUntold(own: PlayController): {
  readonly controller: PlayController;
  readonly onTold: (playId: string) => void;
} {
  const { status, last, failure } = own;
  const stake = useRef('0');
  const [toldId, setToldId] = useState(last?.id);
  const isUntold = status === 'idle' && failure === null && last !== null && last.id !== toldId;
  // Before the answer can be there, and before anything is painted with it.
  useLayoutEffect(() => {
    const sent = stake.current;
    if (status === 'playing') waitForPicture((before) => less(before, sent));
    else if (!isUntold) waitForPicture(null);
  }, [status, isUntold]);
  useEffect(() => () => waitForPicture(null), []);
  const controller = useMemo<PlayController>(
    () => ({
      ...own,
      play(choice, amount) {
        stake.current = amount;
        own.play(choice, amount);
      },
      step(step) {
        // What is open has taken its stake already.
        stake.current = '0';
        own.step(step);
      },
    }),
    [own],
  );
  return { controller, onTold: setToldId };
}
