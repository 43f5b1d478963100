import { useMemo } from 'react';
import type { DataColumn } from '../../components/data-table/data-table.types.ts';
import { DateTime } from '../../components/date-time/date-time.tsx';
import { locationText } from '../../components/log-row/location-text.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import type { ActivityListRow, ActivityLog } from './activity.types.ts';
import { logColumns } from './log-columns.tsx';
import { Quiet } from '../list-cells.styles.ts';
import * as S from './activity-list-view.styles.ts';

/**
 * Columns of a list of the activity of users.
 * @source spec §3 (ip, browser, device, country, city, action)
 * @param actionLabel returns the label of an action; memoize it
 * @param log adds actor and target; memoize it
 */
export function useActivityColumns(
  actionLabel: (action: string) => string,
  log?: ActivityLog,
): readonly DataColumn<ActivityListRow>[] {
  const { locale, messages } = useKit();
  return useMemo<readonly DataColumn<ActivityListRow>[]>(() => {
    const { data: texts, display } = messages;
    const fact = (
      id: string,
      header: string,
      read: (row: ActivityListRow) => string | null | undefined,
      none: string,
      place: Pick<DataColumn<ActivityListRow>, 'card' | 'wideOnly'> = {},
    ): DataColumn<ActivityListRow> => ({
      ...place,
      id,
      header,
      value: (row) => read(row) ?? null,
      cell: (row) => read(row) ?? <S.Unknown>{log ? '–' : none}</S.Unknown>,
    });
    // Author and subject need the space.
    const aside = log ? ({ card: 'none', wideOnly: true } as const) : {};
    return [
      {
        id: 'action',
        header: texts.action,
        rowHeader: true,
        hideable: false,
        value: (row) => actionLabel(row.action),
        cell: (row) => <S.Action>{actionLabel(row.action)}</S.Action>,
        card: 'title',
      },
      ...(log ? logColumns(log, messages) : []),
      {
        id: 'createdAt',
        header: texts.time,
        sortable: true,
        sortFirst: 'descending',
        value: (row) => row.createdAt,
        kind: 'moment',
        cell: (row) => <Quiet as={DateTime} at={row.createdAt} />,
        card: 'caption',
      },
      fact('ip', display.logIp, ({ ip }) => ip, display.logUnknownIp),
      fact('browser', display.logBrowser, ({ browser }) => browser, '–', aside),
      fact('device', display.logDevice, ({ device }) => device, display.logUnknownDevice, aside),
      fact(
        'place',
        display.logPlace,
        ({ country, city }) => locationText(country, city, locale, messages),
        display.logUnknownPlace,
      ),
    ];
  }, [locale, messages, actionLabel, log]);
}
