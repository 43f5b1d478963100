import type { MessageKey } from '@lobi/core/locales';
import { Badge, Num, Text } from '@lobi/ui';
import type { DataColumn } from '@lobi/ui/data';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditRow } from './audit-rows.ts';
import { FaultPlaces } from './fault-places.tsx';

/** Columns of the ledger checks; the purpose is translated for known checks. */
export function useAuditColumns(): readonly DataColumn<AuditRow>[] {
  const { t, i18n } = useTranslation();
  return useMemo<readonly DataColumn<AuditRow>[]>(() => {
    const purposeOf = ({ id, purpose }: AuditRow): string =>
      i18n.exists(`admin.check.${id}`) ? t(`admin.check.${id}` as MessageKey) : purpose;
    return [
      {
        id: 'purpose',
        header: t('admin.audit.purpose'),
        rowHeader: true,
        hideable: false,
        value: purposeOf,
        cell: purposeOf,
        card: 'title',
      },
      {
        id: 'id',
        header: t('admin.audit.check'),
        value: ({ id }) => id,
        cell: ({ id }) => id,
        card: 'caption',
        width: '96px',
      },
      {
        id: 'faults',
        header: t('admin.audit.faults'),
        align: 'end',
        sortable: true,
        sortFirst: 'descending',
        value: ({ faults }) => faults,
        cell: ({ faults }) => <Num value={faults} />,
        card: 'detail',
        width: '120px',
      },
      {
        id: 'found',
        header: t('admin.audit.found'),
        value: ({ ids }) => ids.join(' '),
        cell: (row) => <FaultPlaces row={row} />,
        card: 'detail',
      },
      {
        id: 'state',
        header: t('admin.audit.state'),
        cell: ({ faults }) =>
          faults === 0 ? (
            <Text size="sm">{t('admin.audit.sound')}</Text>
          ) : (
            <Badge tone="danger">{t('admin.audit.broken')}</Badge>
          ),
        card: 'status',
        width: '160px',
      },
    ];
  }, [t, i18n]);
}
