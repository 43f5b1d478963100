import type { Game } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import type { ListController } from '@lobi/core/react';
import { Button, EmptyState, Icon } from '@lobi/ui';
import { DataTable, type TableQuery } from '@lobi/ui/data';
import { mdiPlus } from '@mdi/js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListProps } from '../list-props.ts';
import { GameForm } from './game-form.tsx';
import { useGameColumns } from './use-game-columns.tsx';

interface DeskGamesProps {
  list: ListController<Game>;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
}

/** The games whose rounds the reader runs, each leading to its console; new ones, and their settings. */
export function DeskGames({ list, query, onQueryChange }: DeskGamesProps) {
  const { t } = useTranslation();
  const props = useListProps(list, query, onQueryChange);
  const [open, setOpen] = useState<{ readonly game: Game | null } | null>(null);
  const [edit] = useState(() => (game: Game) => setOpen({ game }));
  const columns = useGameColumns(edit);
  const create = (
    <Button iconStart={<Icon path={mdiPlus} />} onClick={() => setOpen({ game: null })}>
      {t('admin.game.new')}
    </Button>
  );
  return (
    <>
      <DataTable
        {...props}
        label={t('route.game.create')}
        columns={columns}
        rowId={({ id }) => id}
        rowHref={({ id }) => buildPath('game.show', { gameId: id })}
        searchLabel={t('admin.game.search')}
        settings={false}
        toolbar={create}
        empty={<EmptyState kind="games" body={t('admin.game.emptyBody')} action={create} />}
      />
      <GameForm
        open={open !== null}
        game={open?.game ?? null}
        onOpenChange={(next) => {
          if (!next) setOpen(null);
        }}
      />
    </>
  );
}
