import type { FaultSubject } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { KitLink, Stack, Text } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import type { AuditRow } from './audit-rows.ts';

/** Number of listed records; for more, query the database. */
const shown = 5;

/** Pages of records that can have faults; others are identified by id only. */
const hrefs = {
  wallet: (walletId) => buildPath('ledger.index', { walletId }),
  transaction: (transactionId) => buildPath('admin.transaction.show', { transactionId }),
  user: (userId) => buildPath('user.show', { userId }),
  transfer: null,
  bet: null,
  play: null,
  round: null,
  currency: null,
  other: null,
} as const satisfies Record<FaultSubject, ((id: string) => string) | null>;

/** Links to the records in which a check found faults, if they have a page. */
export function FaultPlaces({ row: { subject, faults, ids } }: { row: AuditRow }) {
  const { t } = useTranslation();
  const hrefOf = hrefs[subject];
  const named = ids.slice(0, shown);
  if (named.length === 0) return null;
  return (
    <Stack gap={1}>
      {named.map((id) =>
        hrefOf ? (
          <KitLink key={id} href={hrefOf(id)}>
            {id}
          </KitLink>
        ) : (
          <Text key={id} size="sm">
            {id}
          </Text>
        ),
      )}
      {faults > named.length && (
        <Text size="sm">{t('admin.audit.more', { count: faults - named.length })}</Text>
      )}
    </Stack>
  );
}
