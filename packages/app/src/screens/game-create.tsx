import { buildPath } from '@lobi/core/routes';
import { useList } from '@lobi/core/react';
import { EmptyState, Heading, Stack } from '@lobi/ui';
import { GameGrid, GameCard } from '@lobi/ui/lobby';
import { useTranslation } from 'react-i18next';
import { ScreenLoading } from '../page/screen-loading.tsx';
import { usePageTitle } from '../page/use-page-title.ts';

/** The games whose rounds can be run, each leading to its console. @source spec §2, §6 (declare) */
export function GameCreateScreen() {
  usePageTitle('route.game.create');
  const { t } = useTranslation();
  const games = useList('game.list', {}, { perPage: 100 });
  if (games.status === 'loading') return <ScreenLoading />;
  const rows = games.status === 'ready' ? games.rows : [];
  return (
    <Stack gap={6}>
      <Heading level={1} size="lg">
        {t('route.game.create')}
      </Heading>
      {rows.length === 0 ? (
        <EmptyState kind="games" />
      ) : (
        <GameGrid
          items={rows}
          keyOf={(game) => game.id}
          shape="wide"
          renderItem={(game) => (
            <GameCard game={game} href={buildPath('game.show', { gameId: game.id })} shape="wide" />
          )}
        />
      )}
    </Stack>
  );
}
