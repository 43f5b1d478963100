import type { Game } from '@lobi/core/contract';
import { Badge, Button, Money, Num, StatusBadge } from '@lobi/ui';
import type { DataColumn } from '@lobi/ui/data';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Basis points in one per cent. */
const bpInPercent = 100;

/** May the reader change this game? The platform tells its state only to those who may. */
const mayChange = ({ enabled }: Game): boolean => enabled !== undefined;

/**
 * Columns of the games whose rounds are run.
 * @param onEdit opens a game's settings; keep the same function
 */
export function useGameColumns(onEdit: (game: Game) => void): readonly DataColumn<Game>[] {
  const { t } = useTranslation();
  return useMemo<readonly DataColumn<Game>[]>(
    () => [
      {
        id: 'title',
        header: t('admin.game.title'),
        rowHeader: true,
        hideable: false,
        value: ({ title }) => title,
        cell: ({ title }) => title,
        card: 'title',
      },
      {
        id: 'round',
        header: t('admin.game.round'),
        value: ({ currentRound }) => currentRound?.number ?? null,
        cell: ({ currentRound }) =>
          currentRound ? t('admin.game.fight', { number: currentRound.number }) : '–',
        card: 'caption',
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
        cell: ({ takeoutBp }) => (
          <>
            <Num value={takeoutBp / bpInPercent} />%
          </>
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
    ],
    [t, onEdit],
  );
}
