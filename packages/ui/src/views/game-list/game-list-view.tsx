import type { ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { GameCard } from '../../components/game-card/game-card.tsx';
import type { GameSummary } from '../../components/game-card/game.types.ts';
import { GameGrid, GameGridSkeleton } from '../../components/game-grid/game-grid.tsx';
import { PageHeader } from '../../components/page-header/page-header.tsx';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx';
import { ProviderFilter } from '../../components/provider-filter/provider-filter.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { LobbyState } from '../lobby/lobby-state.tsx';
import type { LobbyStatus } from '../lobby/lobby-view.tsx';
import { gameSorts, sortGames, type GameSort } from './sort-games.ts';
import * as S from './game-list-view.styles.ts';

export interface GameListViewProps {
  /** Common trait of the games: a category, or their provider. */
  title: string;
  /** Link to all games. */
  back: { readonly href: string; readonly label: string };
  games: readonly GameSummary[];
  status: LobbyStatus;
  onRetry: () => void;
  hrefFor: (game: GameSummary) => string;
  sort: GameSort;
  onSortChange: (sort: GameSort) => void;
  /** Ids of the most played games in order; without them that order is hidden. */
  popular?: readonly string[] | undefined;
  /** Selected providers; empty for all. If omitted, the filter is hidden. */
  providers?: readonly string[] | undefined;
  onProvidersChange?: ((providers: readonly string[]) => void) | undefined;
  /** Without it there are no favourite buttons. */
  onFavouriteChange?: ((game: GameSummary, favourite: boolean) => void) | undefined;
  /** Amount of a game's jackpot, decimal text; missing if there is none. */
  jackpotOf?: ((game: GameSummary) => string | undefined) | undefined;
  /** Whether the user's account may not play them. */
  locked?: boolean | undefined;
}

const sortTexts = {
  popular: 'popularTitle',
  title: 'sortTitle',
  new: 'sortNew',
  minimum: 'sortMinimum',
} as const;
/** Number of placeholder tiles while games are loading. */
const waiting = 12;

/** Returns the providers of the games, with their number of games. */
function providersOf(games: readonly GameSummary[]) {
  const counts = new Map<string, number>();
  for (const { provider } of games) counts.set(provider, (counts.get(provider) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ id: name, name, games: count }));
}

/**
 * All games of one category or one provider, in the selected order.
 * @source spec §2 (game.live, game.casino, game.provider)
 */
export function GameListView({
  title,
  back,
  games,
  status,
  onRetry,
  hrefFor,
  sort,
  onSortChange,
  popular,
  providers,
  onProvidersChange,
  onFavouriteChange,
  jackpotOf,
  locked = false,
}: GameListViewProps) {
  const { messages, locale } = useKit();
  const { lobby } = messages;
  const makers = providersOf(games);
  const wanted = providers ?? [];
  const shown = sortGames(
    games.filter(({ provider }) => wanted.length === 0 || wanted.includes(provider)),
    sort,
    locale,
    popular,
  );
  const sorts = gameSorts.filter((value) => value !== 'popular' || popular !== undefined);
  const shape = games.every(({ category }) => category === 'cockfight') ? 'wide' : 'portrait';

  const content = ((): ReactNode => {
    if (status === 'loading') {
      return (
        <div role="status" aria-busy="true">
          <VisuallyHidden>{lobby.loading}</VisuallyHidden>
          <GameGridSkeleton count={waiting} />
        </div>
      );
    }
    if (status !== 'ready') {
      const isOffline = status === 'offline';
      return (
        <LobbyState
          urgent
          title={isOffline ? lobby.offlineTitle : lobby.errorTitle}
          body={isOffline ? lobby.offlineBody : lobby.errorBody}
          actionLabel={lobby.retry}
          onAction={onRetry}
        />
      );
    }
    return (
      <GameGrid
        items={shown}
        keyOf={(game) => game.id}
        shape={shape}
        label={title}
        empty={
          <EmptyState
            kind="games"
            action={
              <Button variant="soft" render={<KitLink href={back.href} />}>
                {lobby.emptyCategoryAction}
              </Button>
            }
          />
        }
        renderItem={(game) => (
          <GameCard
            game={game}
            href={hrefFor(game)}
            shape={shape}
            locked={locked && 'role'}
            jackpot={jackpotOf?.(game)}
            favourite={game.favourite}
            onFavouriteChange={onFavouriteChange && ((next) => onFavouriteChange(game, next))}
          />
        )}
      />
    );
  })();

  return (
    <S.Root className="lobi-GameListView-root" data-status={status}>
      <PageHeader title={title} back={back} size="lg" />
      {games.length > 1 && (
        <S.Tools>
          {onProvidersChange && makers.length > 1 && (
            <ProviderFilter providers={makers} value={wanted} onValueChange={onProvidersChange} />
          )}
          <SegmentedControl
            label={lobby.sort}
            items={sorts.map((value) => ({ value, label: lobby[sortTexts[value]] }))}
            value={sort}
            onValueChange={(next) => onSortChange(next as GameSort)}
          />
        </S.Tools>
      )}
      {content}
    </S.Root>
  );
}
