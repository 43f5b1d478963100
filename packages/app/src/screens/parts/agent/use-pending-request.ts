import type { Transaction } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { formatMoney, useKit } from '@lobi/ui';
import type { PendingRequest } from '@lobi/ui/office';
import { useTranslation } from 'react-i18next';

/** Formats a request of the downline, with the effect of an approval, and a link to its review. */
export function usePendingRequest(): (transaction: Transaction) => PendingRequest {
  const { t } = useTranslation();
  const { locale } = useKit();
  return ({ id, type, owner, amount, net, currency, createdAt }) => ({
    id,
    kind: type,
    username: owner.username,
    href: buildPath('transaction.show', { transactionId: id }),
    amount,
    currency,
    detail: t(`agent.effect.${type}`, { net: formatMoney(net, currency, { locale }) ?? net }),
    createdAt,
    reviewHref: buildPath('agent.transaction', {}, { open: id }),
  });
}
