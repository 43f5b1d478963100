import { useEntity } from '@lobi/core/react/lists';
import { EmptyState, Grid, Stack } from '@lobi/ui';
import { ProviderCard } from '@lobi/ui/office';
import { useTranslation } from 'react-i18next';
import { EntityError } from './parts/office/entity-error.tsx';
import { OfficeHeading } from './parts/office/office-heading.tsx';
import { ProviderItem } from './parts/providers/provider-item.tsx';

/** Game providers: payouts against their caps, and suspensions. @source ours */
export function AdminProviderScreen() {
  const { t } = useTranslation();
  const providers = useEntity('admin.provider.list', {});
  if (providers.status === 'failed')
    return <EntityError failure={providers.failure} onRetry={providers.refresh} />;
  const isEmpty = providers.status === 'ready' && providers.entity.length === 0;
  return (
    <Stack gap={5}>
      <OfficeHeading name="route.admin.provider" description={t('admin.provider.body')} />
      {isEmpty && (
        <EmptyState
          kind="results"
          title={t('admin.provider.emptyTitle')}
          body={t('admin.provider.emptyBody')}
        />
      )}
      <Grid minColumn="320px" gap={5} align="start">
        {providers.status === 'loading' && <ProviderCard provider={undefined} />}
        {providers.status === 'ready' &&
          providers.entity.map((provider) => (
            <ProviderItem key={provider.id} provider={provider} />
          ))}
      </Grid>
    </Stack>
  );
}
