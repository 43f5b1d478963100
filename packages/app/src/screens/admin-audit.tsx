import { useEntity } from '@lobi/core/react';
import { Button, Callout, DateTime, Icon, Stack } from '@lobi/ui';
import { DataTable } from '@lobi/ui/data';
import { mdiRefresh } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../page/page-heading.tsx';
import { EntityError } from './parts/office/entity-error.tsx';
import { useAuditColumns } from './parts/office/use-audit-columns.tsx';

/** There are about sixteen checks; all are seen at once. */
const onePage = { pageSize: 100 } as const;

/** The checks of the books, run anew whenever one asks. @source ours */
export function AdminAuditScreen() {
  const { t } = useTranslation();
  const audit = useEntity('admin.audit', {});
  const columns = useAuditColumns();
  if (audit.status === 'failed')
    return <EntityError failure={audit.failure} onRetry={audit.refresh} />;
  const answer = audit.status === 'ready' ? audit.entity : undefined;
  const broken = answer?.checks.filter(({ faults }) => faults > 0).length ?? 0;
  return (
    <Stack gap={5}>
      <PageHeading name="route.admin.audit" />
      {audit.status === 'ready' && answer && (
        <Callout
          tone={answer.ok ? 'success' : 'danger'}
          role="status"
          title={t(answer.ok ? 'admin.audit.ok' : 'admin.audit.failed', { count: broken })}
          action={
            <Button
              size="sm"
              variant="soft"
              loading={audit.refreshing}
              iconStart={<Icon path={mdiRefresh} />}
              onClick={audit.refresh}
            >
              {t('admin.audit.again')}
            </Button>
          }
        >
          {t('admin.audit.ranAt')} <DateTime at={answer.ranAt} />
        </Callout>
      )}
      <DataTable
        label={t('route.admin.audit')}
        columns={columns}
        rows={answer?.checks}
        rowId={({ id }) => id}
        defaultQuery={onePage}
        paging={false}
        settings={false}
      />
    </Stack>
  );
}
