import type { ProviderSuspension } from '@lobi/core/contract';
import { Money } from '@lobi/ui';
import { DescriptionList } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';

/** Cause of a provider's suspension: the person with the reason, or the payout with its game. */
export function SuspensionFacts({ suspension }: { suspension: ProviderSuspension }) {
  const { t } = useTranslation();
  const { suspendedBy, reason, trigger } = suspension;
  return (
    <DescriptionList
      items={[
        { label: t('admin.provider.by'), value: suspendedBy ?? t('admin.provider.platform') },
        ...(reason === null ? [] : [{ label: t('admin.provider.reason'), value: reason }]),
        ...(trigger
          ? [
              { label: t('admin.provider.payout'), value: <Money value={trigger.amount} /> },
              { label: t('admin.provider.game'), value: trigger.game },
            ]
          : []),
      ]}
    />
  );
}
