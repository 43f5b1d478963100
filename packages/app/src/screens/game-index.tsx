import { gameCategories, type GameCategory } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useAuth, useList } from '@lobi/core/react';
import { LobbyView, type LobbyStatus } from '@lobi/ui/lobby';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../page/use-page-title.ts';

const isCategory = (text: string | null): text is GameCategory =>
  (gameCategories as readonly (string | null)[]).includes(text);

/** The lobby: every game that can be played. Search and category stand in the address. @source spec §1, §2 */
export function GameIndexScreen() {
  usePageTitle('route.game.index');
  const auth = useAuth();
  const list = useList('game.list', {}, { perPage: 100 });
  const [search, setSearch] = useSearchParams();
  const category = search.get('category');
  const change = (name: string, value: string) =>
    setSearch(
      (params) => {
        if (value === '') params.delete(name);
        else params.set(name, value);
        return params;
      },
      { replace: true },
    );
  const isOffline = list.status === 'failed' && list.failure.code === 'network';
  const statuses: Readonly<Record<typeof list.status, LobbyStatus>> = {
    loading: 'loading',
    ready: 'ready',
    failed: isOffline ? 'offline' : 'error',
  };
  return (
    <LobbyView
      games={list.status === 'ready' ? list.rows : []}
      status={statuses[list.status]}
      category={isCategory(category) ? category : 'all'}
      onCategory={(next) => change('category', next === 'all' ? '' : next)}
      query={search.get('search') ?? ''}
      onQuery={(text) => change('search', text)}
      hrefFor={(game) => buildPath('game.show', { gameId: game.id })}
      onRetry={() => list.status === 'failed' && list.refresh()}
      isGuest={auth.status === 'guest'}
    />
  );
}
