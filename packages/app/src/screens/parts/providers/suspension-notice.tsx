import type { ProviderSuspension } from '@lobi/core/contract';
import { Callout, DateTime, Stack, Text } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { SuspensionFacts } from './suspension-facts.tsx';

/** Since when a provider is suspended, and why. */
export function SuspensionNotice({ suspension }: { suspension: ProviderSuspension }) {
  const { t } = useTranslation();
  return (
    <Callout
      tone="danger"
      title={
        <>
          {t('admin.provider.since')} <DateTime at={suspension.suspendedAt} />
        </>
      }
    >
      <Stack gap={2}>
        <Text>{t(`suspensionCause.${suspension.cause}`)}</Text>
        <SuspensionFacts suspension={suspension} />
      </Stack>
    </Callout>
  );
}
