import { useAuth, useList } from '@lobi/core/react';
import { Heading, Stack } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { Slot } from '../page/slot.tsx';
import { usePageTitle } from '../page/use-page-title.ts';
import { DeskGames } from './parts/games/desk-games.tsx';
import { listQuery } from './parts/list-query.ts';
import { useTableQuery } from './parts/use-table-query.ts';

/**
 * The desk of games: one's own arenas, each leading to its console; for staff every game of the platform,
 * those that are not offered too. @source spec §2, §6 (declare)
 */
export function GameCreateScreen() {
  usePageTitle('route.game.create');
  const { t } = useTranslation();
  const { user } = useAuth();
  const isStaff = user?.role !== 'declare';
  const { query, setQuery } = useTableQuery('game.list', isStaff ? ['category'] : []);
  const games = useList(
    'game.list',
    {},
    {
      ...listQuery('game.list', query),
      own: 'true',
      // Only arenas have rounds that an operator runs.
      ...(!isStaff && { category: 'cockfight' }),
    },
  );
  return (
    <Stack gap={6}>
      {user?.role === 'declare' && <Slot name="dashboard.declare.top" user={user} />}
      <Heading level={1} size="lg">
        {t('route.game.create')}
      </Heading>
      <DeskGames list={games} query={query} onQueryChange={setQuery} ofAll={isStaff} />
    </Stack>
  );
}
