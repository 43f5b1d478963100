import type { UserDetail, WalletDetail } from '@lobi/core/contract';
import { useAuth } from '@lobi/core/react';
import { useEntity, type EntityController } from '@lobi/core/react/lists';
import { buildPath } from '@lobi/core/routes';
import { Callout, PageHeader, Stack } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ScreenLoading } from '../../../page/screen-loading.tsx';
import { showToast } from '../../../page/toasts.ts';
import { usePageTitle } from '../../../page/use-page-title.ts';
import { EntityError } from '../office/entity-error.tsx';
import { transactionHref } from '../people/transaction-href.ts';
import { WithdrawForm } from './withdraw-form.tsx';

interface PayOutProps {
  wallet: WalletDetail;
}

/**
 * Staff returns the balance of a user who cannot request it. It becomes an ordinary withdrawal, which
 * another person decides; the owner is notified.
 * @source ours (balance returned by support)
 */
export function PayOut({ wallet }: PayOutProps) {
  const { t } = useTranslation();
  const names = { username: wallet.owner.username };
  const title = t('people.payOutTitle', names);
  usePageTitle('route.transaction.create', title);
  const { id: userId } = wallet.owner;
  const owner: EntityController<UserDetail> = useEntity('user.show', { userId });
  if (owner.status === 'failed')
    return <EntityError failure={owner.failure} onRetry={owner.refresh} />;
  if (owner.status !== 'ready') return <ScreenLoading />;
  const mayPayOut = owner.entity.actions.includes('pay-out');
  return (
    <Stack gap={5}>
      <PageHeader title={title} />
      <Callout tone={mayPayOut ? 'info' : 'warning'}>
        {t(mayPayOut ? 'people.payOutBody' : 'people.payOutNotNow', names)}
      </Callout>
      {mayPayOut && <PayOutForm wallet={wallet} />}
    </Stack>
  );
}

function PayOutForm({ wallet }: PayOutProps) {
  const { t } = useTranslation();
  const { user } = useAuth();
  const navigate = useNavigate();
  const { id: walletId, owner } = wallet;
  const leave = (id: string): void => {
    showToast({
      tone: 'success',
      title: t('people.payOutDone', { username: owner.username }),
    });
    const href = user && transactionHref(user, { id, owner });
    void navigate(href ?? buildPath('wallet.show', { walletId }));
  };
  return <WithdrawForm wallet={wallet} onMade={leave} />;
}
