import { useMemo } from 'react';

/** Memoizes a list of balls by content. */
export function useSameBalls(balls: readonly number[]): readonly number[] {
  const text = balls.join(' ');
  return useMemo(() => (text === '' ? [] : text.split(' ').map(Number)), [text]);
}
