import { useAuth } from '@lobi/core/react';
import { useEntity } from '@lobi/core/react/lists';
import { Button, Callout, Stack, useMessages } from '@lobi/ui';
import { EarningSummary } from '@lobi/ui/wallet';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { EarningTermsList } from './earning-terms.tsx';
import { useClaimAll } from './use-claim-all.ts';

/** Totals of an agent's earnings; own ones can be claimed. @source spec §3 (earnings) */
export function EarningClaims({
  walletId,
  terms = false,
}: {
  walletId: string;
  /** Also shows the terms of earnings on games. */
  terms?: boolean;
}) {
  const { t } = useTranslation();
  const { base } = useMessages();
  const failureText = useFailureText();
  const { user } = useAuth();
  const totals = useEntity('earning.totals', { walletId });
  const claim = useClaimAll(walletId);
  const isOwn = user?.wallet.id === walletId;
  const failure = totals.status === 'failed' ? totals.failure : claim.failure;
  return (
    <Stack gap={4}>
      {totals.status !== 'failed' && (
        <EarningSummary
          aria-label={t('agent.commission')}
          totals={totals.status === 'ready' ? totals.entity : undefined}
          onClaim={isOwn ? claim.run : undefined}
          claiming={claim.busy}
        />
      )}
      {terms && totals.status === 'ready' && <EarningTermsList {...totals.entity} />}
      {failure && (
        <Callout
          tone="danger"
          role="alert"
          action={
            totals.status === 'failed' && (
              <Button size="sm" variant="soft" onClick={totals.refresh}>
                {base.retry}
              </Button>
            )
          }
        >
          {failureText(failure)}
        </Callout>
      )}
    </Stack>
  );
}
