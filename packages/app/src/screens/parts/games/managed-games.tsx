import { gameCategories, type Game } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import type { ListController } from '@lobi/core/react/lists';
import { Button, EmptyState, Icon, useMessages } from '@lobi/ui';
import { DataTable, type TableQuery } from '@lobi/ui/data';
import { mdiPlus } from '@mdi/js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListProps } from '../list-props.ts';
import { BroadcastForm } from './broadcast-form.tsx';
import { GameForm } from './game-form.tsx';
import { useGameColumns } from './use-game-columns.tsx';

interface ManagedGamesProps {
  list: ListController<Game>;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  /** Shows games of every kind, with their category and a filter. */
  ofAll: boolean;
}

/** An arena links to its console; a game without one has no link. */
const consoleOf = ({ id, engine }: Game): string | undefined =>
  engine === 'arena' ? buildPath('game.show', { gameId: id }) : undefined;

/** The games that the user manages: new arenas, settings, and links to the consoles. */
export function ManagedGames({ list, query, onQueryChange, ofAll }: ManagedGamesProps) {
  const { t } = useTranslation();
  const { lobby } = useMessages();
  const props = useListProps(list, query, onQueryChange);
  const [open, setOpen] = useState<{ readonly game: Game | null } | null>(null);
  const [edit] = useState(() => (game: Game) => setOpen({ game }));
  const [broadcast, setBroadcast] = useState<Game | null>(null);
  const columns = useGameColumns({ onEdit: edit, onBroadcast: setBroadcast, ofAll });
  const filters = [
    {
      id: 'category',
      label: lobby.categories,
      options: gameCategories.map((value) => ({ value, label: lobby[value] })),
    },
  ];
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
        rowHref={consoleOf}
        filters={ofAll ? filters : undefined}
        searchLabel={ofAll ? lobby.search : t('admin.game.search')}
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
      <BroadcastForm game={broadcast} onClose={() => setBroadcast(null)} />
    </>
  );
}
