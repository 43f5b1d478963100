import { formatMoney, parseMoney, type Wallet } from '@lobi/core/contract';
import type { PlayController } from '@lobi/core/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { holdUntilRevealed } from '../../page/pending-play.ts';

/** Deducts a stake that is being sent from the wallet; unchanged if it exceeds the available amount. */
function deductStake(wallet: Wallet, stake: string): Wallet {
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
 * Holds back changes of the balance and of the session's net result until the animation of each play has
 * finished. After a failed request they show at once, because no animation will follow.
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
  // A layout effect: the wallet must be held before the response arrives, and before the next paint.
  useLayoutEffect(() => {
    const sent = stake.current;
    if (status === 'playing') holdUntilRevealed((before) => deductStake(before, sent));
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
        // The stake of an open play is already deducted.
        stake.current = '0';
        own.step(step);
      },
    }),
    [own],
  );
  return { controller, onRevealed: setRevealedId };
}
