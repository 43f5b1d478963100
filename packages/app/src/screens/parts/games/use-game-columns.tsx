import type { Game } from '@lobi/core/contract';
import { Badge, Button, Inline, Money, Num, StatusBadge, useMessages } from '@lobi/ui';
import type { DataColumn } from '@lobi/ui/data';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fromHundredths } from '../hundredths.ts';

/** Returns whether the user may change this game: the platform sends `enabled` only in that case. */
const mayChange = ({ enabled }: Game): boolean => enabled !== undefined;

/** Returns whether it is a table or an arena, which may have a broadcast. */
const mayBeBroadcast = ({ engine, category }: Game): boolean =>
  engine === 'arena' || (category === 'live' && engine !== 'provider');

interface GameColumns {
  /** Opens a game's settings; memoize it. */
  onEdit: (game: Game) => void;
  /** Opens a game's broadcast; memoize it. */
  onBroadcast: (game: Game) => void;
  /** Shows category and provider as well. */
  ofAll: boolean;
}

/** Columns of the games that a user manages. */
export function useGameColumns({
  onEdit,
  onBroadcast,
  ofAll,
}: GameColumns): readonly DataColumn<Game>[] {
  const { t } = useTranslation();
  const { lobby } = useMessages();
  return useMemo<readonly DataColumn<Game>[]>(() => {
    const kind: DataColumn<Game> = {
      id: 'category',
      header: lobby.categories,
      value: ({ category }) => lobby[category],
      cell: ({ category, provider }) => `${lobby[category]} · ${provider}`,
      card: 'caption',
    };
    const action = (
      key: 'admin.game.change' | 'admin.game.broadcast',
      game: Game,
      run: (game: Game) => void,
    ) => (
      <Button
        size="sm"
        variant="outline"
        tone="neutral"
        aria-label={`${t(key)}, ${game.title}`}
        onClick={() => run(game)}
      >
        {t(key)}
      </Button>
    );
    return [
      {
        id: 'title',
        header: t('admin.game.title'),
        rowHeader: true,
        hideable: false,
        value: ({ title }) => title,
        cell: ({ title }) => title,
        card: 'title',
      },
      ...(ofAll ? [kind] : []),
      {
        id: 'round',
        header: t('admin.game.round'),
        value: ({ currentRound }) => currentRound?.number ?? null,
        cell: ({ currentRound }) =>
          currentRound ? t('admin.game.fight', { number: currentRound.number }) : '–',
        ...(!ofAll && { card: 'caption' }),
      },
      {
        id: 'status',
        header: t('admin.game.status'),
        cell: ({ currentRound, enabled }) =>
          enabled === false ? (
            <Badge>{t('admin.game.hidden')}</Badge>
          ) : (
            currentRound && <StatusBadge kind="round" value={currentRound.status} />
          ),
        card: 'status',
      },
      {
        id: 'minimumStake',
        header: t('admin.game.minimum'),
        align: 'end',
        value: ({ minimumStake }) => minimumStake,
        cell: ({ minimumStake, currency }) => <Money value={minimumStake} currency={currency} />,
        card: 'pair',
      },
      {
        id: 'maximumStake',
        header: t('admin.game.maximum'),
        align: 'end',
        value: ({ maximumStake }) => maximumStake,
        cell: ({ maximumStake, currency }) => <Money value={maximumStake} currency={currency} />,
        card: 'pair',
      },
      {
        id: 'takeout',
        header: t('admin.game.takeout'),
        align: 'end',
        value: ({ takeoutBp }) => takeoutBp,
        cell: ({ engine, takeoutBp }) =>
          engine === 'arena' ? (
            <>
              <Num value={fromHundredths(takeoutBp)} />%
            </>
          ) : (
            '–'
          ),
      },
      {
        id: 'edit',
        header: t('admin.game.change'),
        hideable: false,
        align: 'end',
        cell: (game) =>
          mayChange(game) && (
            <Inline justify="end">
              {mayBeBroadcast(game) && action('admin.game.broadcast', game, onBroadcast)}
              {action('admin.game.change', game, onEdit)}
            </Inline>
          ),
        card: 'action',
      },
    ];
  }, [t, lobby, onEdit, onBroadcast, ofAll]);
}
