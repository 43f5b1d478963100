import { useAuth, useList } from '@lobi/core/react';
import { Heading, Stack } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../page/use-page-title.ts';
import { DeskGames } from './parts/games/desk-games.tsx';
import { listQuery } from './parts/list-query.ts';
import { useTableQuery } from './parts/use-table-query.ts';

/** The games whose rounds can be run, each leading to its console: one's own, or all for admins. @source spec §2, §6 (declare) */
export function GameCreateScreen() {
  usePageTitle('route.game.create');
  const { t } = useTranslation();
  const { user } = useAuth();
  const { query, setQuery } = useTableQuery([]);
  const games = useList(
    'game.list',
    {},
    {
      ...listQuery('game.list', query),
      // Only arenas have rounds that somebody runs.
      category: 'cockfight',
      ...(user?.role === 'declare' && { own: 'true' }),
    },
  );
  return (
    <Stack gap={6}>
      <Heading level={1} size="lg">
        {t('route.game.create')}
      </Heading>
      <DeskGames list={games} query={query} onQueryChange={setQuery} />
    </Stack>
  );
}
