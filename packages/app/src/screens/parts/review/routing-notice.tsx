import type { TransactionDetail } from '@lobi/core/contract';
import { useAuth } from '@lobi/core/react';
import { Callout, Text } from '@lobi/ui';
import { useTranslation } from 'react-i18next';

/**
 * General reasons why staff decides a request instead of the agent. Staff sees it only for requests on
 * an agent's float.
 * @source ours
 */
export function RoutingNotice({
  transaction: { decision, settledBy },
}: {
  transaction: Pick<TransactionDetail, 'decision' | 'settledBy'>;
}) {
  const { t } = useTranslation();
  const { user } = useAuth();
  const isForReader = user?.role === 'agent' || settledBy !== null;
  if (decision?.by !== 'staff' || !isForReader) return null;
  return (
    <Callout title={t('decision.staff')}>
      {decision.reasons.map((reason) => (
        <Text key={reason} as="p" size="sm">
          {t(`decision.${reason}`)}
        </Text>
      ))}
    </Callout>
  );
}
