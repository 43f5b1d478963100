import { formatMoney, parseMoney, type Wallet } from '@lobi/core/contract';
import type { PlayController } from '@lobi/core/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { holdUntilRevealed } from '../../page/pending-play.ts';

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
 * Makes balance and net wait for the animation of each play. They do not wait where the answer is lost,
 * since the time of the animation is then unknown.
 *
 * @returns the controller to play with, and what to call when a play has been revealed
 */
export function usePendingReveal(own: PlayController): {
  readonly controller: PlayController;
  readonly onRevealed: (playId: string) => void;
} {
  const { status, last, failure } = own;
  const stake = useRef('0');
  const [revealedId, setRevealedId] = useState(last?.id);
  const isPending =
    status === 'idle' && failure === null && last !== null && last.id !== revealedId;
  // Before the answer can be there, and before anything is painted with it.
  useLayoutEffect(() => {
    const sent = stake.current;
    if (status === 'playing') holdUntilRevealed((before) => less(before, sent));
    else if (!isPending) holdUntilRevealed(null);
  }, [status, isPending]);
  useEffect(() => () => holdUntilRevealed(null), []);
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
  return { controller, onRevealed: setRevealedId };
}
