import type { Failure } from '@lobi/core';
import { useAction } from '@lobi/core/react/lists';
import { useCallback, useEffect, useState } from 'react';

/** State of a game's launch. */
export type LaunchController =
  | { readonly status: 'starting' }
  | { readonly status: 'failed'; readonly failure: Failure; again(): void }
  | { readonly status: 'ready'; readonly url: string; again(): void };

const device = (): 'mobile' | 'desktop' =>
  matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop';

interface Outcome {
  /** Game and attempt of the launch. */
  readonly of: string;
  readonly result: { readonly url: string } | { readonly failure: Failure };
}

/**
 * Launches a provider's game when it is shown, and again on request: its address contains a single-use
 * token.
 */
export function useLaunch(gameId: string): LaunchController {
  const { run } = useAction('game.launch');
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const again = useCallback(() => setAttempt((last) => last + 1), []);
  const launchKey = `${gameId} ${attempt}`;

  useEffect(() => {
    let isWanted = true;
    const body = { mode: 'real', device: device() } as const;
    void run({ params: { gameId }, body }).then((done) => {
      if (!isWanted) return;
      const result = done.ok ? { url: done.answer.data.url } : { failure: done.failure };
      setOutcome({ of: launchKey, result });
    });
    return () => {
      isWanted = false;
    };
  }, [run, gameId, launchKey]);

  if (outcome?.of !== launchKey) return { status: 'starting' };
  const { result } = outcome;
  return 'url' in result
    ? { status: 'ready', url: result.url, again }
    : { status: 'failed', failure: result.failure, again };
}
