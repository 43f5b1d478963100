import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Game } from '../contract/schemas/game.ts';
import type { Failure } from '../machines/failure.ts';
import { usePlatform } from './platform-provider.tsx';
import { useRound, type RoundController } from './use-round.ts';
import { useWatched } from './use-watched.ts';

/** A watched game. */
export type GameController =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; retry(): void }
  | { readonly status: 'ready'; readonly game: Game };

/** Watches a game and its current round live; `null` watches nothing. */
export function useGame(gameId: string | null): GameController {
  const { watchGame } = usePlatform();
  const actor = useWatched(watchGame, gameId);
  const game = useSelector(actor, (state) => state?.context.snapshot ?? null);
  const failure = useSelector(actor, (state) => state?.context.failure ?? null);
  return useMemo(() => {
    if (game) return { status: 'ready', game };
    if (!failure) return { status: 'loading' };
    return { status: 'failed', failure, retry: () => actor?.send({ type: 'RESYNC.REQUESTED' }) };
  }, [actor, game, failure]);
}

/** A game with its current round, both live. */
export function useGameRound(gameId: string | null): {
  readonly game: GameController;
  /** `null` without a current round. */
  readonly round: RoundController | null;
} {
  const game = useGame(gameId);
  const roundId = game.status === 'ready' ? (game.game.currentRound?.id ?? null) : null;
  const round = useRound(roundId);
  return { game, round: game.status === 'ready' && roundId === null ? null : round };
}
