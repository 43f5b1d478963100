import { useMemo } from 'react';
import type { PlayedOnce } from './play-frame.types.ts';

/** Memoizes a play by content, so that stages can create it in every render. */
export function usePlayedOnce(play: PlayedOnce | null): PlayedOnce | null {
  const { id, amount, payout, result, jackpot, isPast } = play ?? {};
  return useMemo(() => {
    if (id === undefined || amount === undefined || payout === undefined) return null;
    return { id, amount, payout, result, jackpot, isPast };
  }, [id, amount, payout, result, jackpot, isPast]);
}
