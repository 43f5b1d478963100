import { buildPath } from '@lobi/core/routes';
import { useEntity } from '@lobi/core/react/lists';
import { PageHeader, Stack } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ScreenLoading } from '../page/screen-loading.tsx';
import { usePageTitle } from '../page/use-page-title.ts';
import { EarningFacts } from './parts/agent/earning-facts.tsx';
import { EntityError } from './parts/office/entity-error.tsx';

/** One earning: amount, sources and status. @source spec §2, §3 (earning) */
export function EarningShowScreen() {
  usePageTitle('route.earning.show');
  const { t } = useTranslation();
  const { earningId = '' } = useParams();
  const earning = useEntity('earning.show', { earningId });
  if (earning.status === 'failed')
    return <EntityError failure={earning.failure} onRetry={earning.refresh} />;
  if (earning.status === 'loading') return <ScreenLoading />;
  const { walletId } = earning.entity;
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('route.earning.show')}
        back={{ href: buildPath('earning.index', { walletId }), label: t('route.earning.index') }}
      />
      <EarningFacts earning={earning.entity} />
    </Stack>
  );
}
