import { useMemo } from 'react';

/** The same list of balls until it has others in it, whatever balls were called besides. */
export function useSameBalls(balls: readonly number[]): readonly number[] {
  const text = balls.join(' ');
  return useMemo(() => (text === '' ? [] : text.split(' ').map(Number)), [text]);
}
