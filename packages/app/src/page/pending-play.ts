import type { Wallet } from '@lobi/core/contract';
import { createStore, useObservable } from '@lobi/core/react';
import { useState } from 'react';

/** Derives the displayed wallet from the one before a pending play. */
type PendingWallet = (before: Wallet) => Wallet;

const pending = createStore<PendingWallet | null>(null);

/**
 * Delays balance and net result until the animation of a play has finished, so that they do not reveal
 * its result early.
 * @param next derives the displayed wallet meanwhile; `null` once the result is revealed, or never will
 *   be
 */
export const holdUntilRevealed = (next: PendingWallet | null): void => pending.set(next);

/**
 * The value at the start of the pending play; the current value once its result is revealed, or without
 * a pending play.
 */
export function useRevealed<Value>(value: Value): Value {
  const isPending = useObservable(pending) !== null;
  const [revealed, setRevealed] = useState(value);
  if (isPending) return revealed;
  if (revealed !== value) setRevealed(value);
  return value;
}

/** The displayed wallet during a play: less the stake at once, with the payout once it is revealed. */
export function useShownWallet(wallet: Wallet | null): Wallet | null {
  const toShown = useObservable(pending);
  const revealed = useRevealed(wallet);
  return revealed && toShown ? toShown(revealed) : revealed;
}
