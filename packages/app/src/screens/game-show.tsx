import { useAuth, useGameRound } from '@lobi/core/react';
import { useParams } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import { GameEngine, hasSessionInFrame } from '../games/game-engine.tsx';
import { OtherGame } from '../games/other-game/other-game.tsx';
import { useLeaving } from '../games/other-game/use-leaving.ts';
import { PlaySessionBar } from '../page/play-session-bar.tsx';
import { ScreenLoading } from '../page/screen-loading.tsx';
import { Slot } from '../page/slot.tsx';
import { usePageTitle } from '../page/use-page-title.ts';
import { Error404Screen } from './error-404.tsx';
import { EntityError } from './parts/office/entity-error.tsx';

/** A game: its stage for players, its console for operators. No sidebar. @source spec §2 */
export function GameShowScreen() {
  const { gameId = '' } = useParams();
  const { user } = useAuth();
  const { own } = useBrand();
  useLeaving(gameId);
  const { game, round } = useGameRound(gameId);
  usePageTitle('route.game.show', game.status === 'ready' ? game.game.title : undefined);
  if (game.status === 'failed') return <EntityError failure={game.failure} onRetry={game.retry} />;
  if (game.status === 'loading' || !user || round?.status === 'loading') return <ScreenLoading />;
  if (own && user.role === 'player' && !own.offers(game.game)) return <Error404Screen />;
  return (
    <>
      {!hasSessionInFrame(game.game.engine) && <PlaySessionBar />}
      <OtherGame gameId={game.game.id} />
      <GameEngine game={game.game} round={round} role={user.role} />
      <Slot name="game.below" user={user} game={game.game} />
    </>
  );
}
