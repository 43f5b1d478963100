import type { Failure } from '@lobi/core';
import { useAction } from '@lobi/core/react';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A game on its way into its frame. */
export type LaunchController =
  | { readonly status: 'starting' }
  | { readonly status: 'failed'; readonly failure: Failure; again(): void }
  | { readonly status: 'ready'; readonly url: string; again(): void };

const device = (): 'mobile' | 'desktop' =>
  matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop';

type Outcome =
  | { readonly url: string }
  | { readonly failure: Failure }
  /** On its way. */
  | null;

/**
 * Launches a provider's game when it is shown, and anew each time somebody asks for it: its address
 * has a ticket that is good for one use.
 */
export function useLaunch(gameId: string): LaunchController {
  const { run } = useAction('game.launch');
  const [outcome, setOutcome] = useState<Outcome>(null);
  const newest = useRef(0);

  const again = useCallback(() => {
    newest.current += 1;
    const attempt = newest.current;
    setOutcome(null);
    const body = { mode: 'real', device: device() } as const;
    void run({ params: { gameId }, body }).then((result) => {
      if (attempt !== newest.current) return;
      setOutcome(result.ok ? { url: result.answer.data.url } : { failure: result.failure });
    });
  }, [run, gameId]);

  useEffect(() => {
    again();
    return () => {
      newest.current += 1;
    };
  }, [again]);

  if (outcome === null) return { status: 'starting' };
  return 'url' in outcome
    ? { status: 'ready', url: outcome.url, again }
    : { status: 'failed', failure: outcome.failure, again };
}
