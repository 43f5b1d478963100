import { useEntity } from '@lobi/core/react/lists';
import { EmptyState, Grid, Stack } from '@lobi/ui';
import { GatewayCard } from '@lobi/ui/office';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../page/page-heading.tsx';
import { GatewayItem } from './parts/channels/gateway-item.tsx';
import { EntityError } from './parts/office/entity-error.tsx';

/** Gateways: status, limits, channels, and a write-only secret. @source spec §2 */
export function AdminGatewayScreen() {
  const { t } = useTranslation();
  const gateways = useEntity('admin.gateway.list', {});
  if (gateways.status === 'failed')
    return <EntityError failure={gateways.failure} onRetry={gateways.refresh} />;
  const isEmpty = gateways.status === 'ready' && gateways.entity.length === 0;
  return (
    <Stack gap={5}>
      <PageHeading name="route.admin.gateway" />
      {isEmpty && (
        <EmptyState
          kind="results"
          title={t('admin.gateway.emptyTitle')}
          body={t('admin.gateway.emptyBody')}
        />
      )}
      <Grid minColumn="320px" gap={5} align="start">
        {gateways.status === 'loading' && <GatewayCard gateway={undefined} />}
        {gateways.status === 'ready' &&
          gateways.entity.map((gateway) => <GatewayItem key={gateway.id} gateway={gateway} />)}
      </Grid>
    </Stack>
  );
}
