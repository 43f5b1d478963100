import type { Wallet } from '@lobi/core/contract';
import { createStore, useObservable } from '@lobi/core/react';
import { useState } from 'react';

/** What the wallet was before a play, made what the reader may know of it by now. */
type Telling = (before: Wallet) => Wallet;

const telling = createStore<Telling | null>(null);

/**
 * Has balance and net wait for the picture of a play, so that they do not tell what came before it does.
 *
 * @param next what is told of the wallet meanwhile; `null` once the picture has told, or none will
 */
export const waitForPicture = (next: Telling | null): void => telling.set(next);

/**
 * What was so when the play began that is being shown; once its picture has told what came, or without
 * a play, what is so.
 */
export function useAsTold<Value>(value: Value): Value {
  const isUntold = useObservable(telling) !== null;
  const [told, setTold] = useState(value);
  if (isUntold) return told;
  if (told !== value) setTold(value);
  return value;
}

/** The wallet as the picture of a play tells it: less the stake at once, with the payout once it is told. */
export function useShownWallet(wallet: Wallet | null): Wallet | null {
  const tell = useObservable(telling);
  const told = useAsTold(wallet);
  return told && tell ? tell(told) : told;
}
