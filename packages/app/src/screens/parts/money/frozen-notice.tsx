import { useAuth } from '@lobi/core/react';
import { Callout } from '@lobi/ui';
import { useTranslation } from 'react-i18next';

/** Says that the reader's own wallet is frozen, why, and what to do; nothing otherwise. */
export function FrozenNotice() {
  const { t } = useTranslation();
  const { user } = useAuth();
  if (!user?.freeze) return null;
  return (
    <Callout tone="warning" role="status" title={t('wallet.frozenTitle')}>
      {t('wallet.frozenBody', { reason: user.freeze.reason })}
    </Callout>
  );
}
