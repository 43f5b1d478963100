import type { WalletDetail } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { Card, PageHeader, Stack } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { LinkList } from '../link-list.tsx';
import { cashTypes } from './is-cash.ts';
import { useCashLabel } from './use-cash-label.ts';

/** Choice of the direction, for an address without one. */
export function CashTypes({ wallet }: { wallet: WalletDetail }) {
  const { t } = useTranslation();
  const cashLabel = useCashLabel();
  const { user } = useAuth();
  const { id: walletId, owner } = wallet;
  // Agents cannot deposit cash into their own wallet.
  const types = cashTypes.filter((type) => type === 'cash-out' || user?.wallet.id !== walletId);
  return (
    <Stack gap={5}>
      <PageHeader title={t('agent.cashTitle')} description={owner.username} />
      <Card>
        <LinkList
          label={t('agent.cashTitle')}
          links={types.map((type) => ({
            href: buildPath('transaction.create', { walletId }, { type }),
            label: cashLabel(type),
          }))}
        />
      </Card>
    </Stack>
  );
}
