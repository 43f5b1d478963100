import { useCallback } from 'react';
import type { Round } from '../contract/schemas/round.ts';
import { countdownOf, secondsLeft } from '../machines/round/countdown.ts';
import { usePlatform } from './platform-provider.tsx';
import { useTick } from './use-tick.ts';

/** Countdown of a round, and the remaining whole seconds. */
export interface CountdownController {
  readonly kind: 'closing' | 'settling';
  readonly seconds: number;
}

/** Counts down by the server's clock; `null` while a round has no countdown. */
export function useCountdown(round: Round | null): CountdownController | null {
  const client = usePlatform();
  const now = useCallback(() => client.serverNow(), [client]);
  const countdown = round ? countdownOf(round) : null;
  useTick(countdown?.endsAt ?? null, 1_000, now);
  if (!countdown) return null;
  return { kind: countdown.kind, seconds: secondsLeft(countdown.endsAt, now()) };
}
