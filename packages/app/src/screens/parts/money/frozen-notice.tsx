import { useAuth } from '@lobi/core/react';
import { Callout, SupportContact } from '@lobi/ui';
import { useMessage } from '../../../i18n/use-reasons.ts';
import { useTranslation } from 'react-i18next';

/** Notice that the user's own wallet is frozen, with the reason and the next step; nothing otherwise. */
export function FrozenNotice() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const formatMessage = useMessage();
  if (!user?.freeze) return null;
  return (
    <Callout tone="warning" role="status" title={t('wallet.frozenTitle')}>
      <p>{t('wallet.frozenBody', { reason: formatMessage(user.freeze.message) })}</p>
      <SupportContact hideEmpty />
    </Callout>
  );
}
