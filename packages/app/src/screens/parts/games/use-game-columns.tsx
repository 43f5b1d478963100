import type { Game } from '@lobi/core/contract';
import { Badge, Button, Money, Num, StatusBadge, useMessages } from '@lobi/ui';
import type { DataColumn } from '@lobi/ui/data';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fromHundredths } from '../hundredths.ts';

/** May the reader change this game? The platform sends its state only to those who may. */
const mayChange = ({ enabled }: Game): boolean => enabled !== undefined;

/**
 * Columns of the games that a user manages.
 * @param onEdit opens a game's settings; keep the same function
 * @param ofAll shows category and provider as well
 */
export function useGameColumns(
  onEdit: (game: Game) => void,
  ofAll: boolean,
): readonly DataColumn<Game>[] {
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
            <Button
              size="sm"
              variant="outline"
              tone="neutral"
              aria-label={`${t('admin.game.change')}, ${game.title}`}
              onClick={() => onEdit(game)}
            >
              {t('admin.game.change')}
            </Button>
          ),
        card: 'action',
      },
    ];
  }, [t, lobby, onEdit, ofAll]);
}
