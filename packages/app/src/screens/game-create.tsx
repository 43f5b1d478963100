import { useAuth } from '@lobi/core/react';
import { useList } from '@lobi/core/react/lists';
import { Heading, Stack } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { Slot } from '../page/slot.tsx';
import { usePageTitle } from '../page/use-page-title.ts';
import { ManagedGames } from './parts/games/managed-games.tsx';
import { listQuery } from './parts/list-query.ts';
import { useTableQuery } from './parts/use-table-query.ts';

/**
 * The console of games: for declarators their arenas, for staff every game of the platform, including
 * disabled ones.
 * @source spec §2, §6 (declare)
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
      // Only arenas have rounds run by an operator.
      ...(!isStaff && { category: 'cockfight' }),
    },
  );
  return (
    <Stack gap={6}>
      {user?.role === 'declare' && <Slot name="dashboard.declare.top" user={user} />}
      <Heading level={1} size="lg">
        {t('route.game.create')}
      </Heading>
      <ManagedGames list={games} query={query} onQueryChange={setQuery} ofAll={isStaff} />
    </Stack>
  );
}
