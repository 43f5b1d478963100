import type { Wallet } from '@lobi/core/contract';
import { createStore, useObservable } from '@lobi/core/react';
import { useState } from 'react';

/** Turns the wallet before a play into what may be shown of it while the play is pending. */
type PendingWallet = (before: Wallet) => Wallet;

const pending = createStore<PendingWallet | null>(null);

/**
 * Makes balance and net wait for the animation of a play, so that they do not reveal its result early.
 *
 * @param next what is shown of the wallet meanwhile; `null` once the result is revealed, or never will be
 */
export const holdUntilRevealed = (next: PendingWallet | null): void => pending.set(next);

/**
 * The value when the pending play began; the current value once its result is revealed, or without a
 * pending play.
 */
export function useRevealed<Value>(value: Value): Value {
  const isPending = useObservable(pending) !== null;
  const [revealed, setRevealed] = useState(value);
  if (isPending) return revealed;
  if (revealed !== value) setRevealed(value);
  return value;
}

/** The wallet as it is shown during a play: less the stake at once, with the payout once it is revealed. */
export function useShownWallet(wallet: Wallet | null): Wallet | null {
  const toShown = useObservable(pending);
  const revealed = useRevealed(wallet);
  return revealed && toShown ? toShown(revealed) : revealed;
}
