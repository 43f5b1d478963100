import { Callout, Stack } from '@lobi/ui';
import { DataTable } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../page/page-heading.tsx';
import { auditRows } from './parts/office/audit-rows.ts';
import { AuditState } from './parts/office/audit-state.tsx';
import { EntityError } from './parts/office/entity-error.tsx';
import { useAuditColumns } from './parts/office/use-audit-columns.tsx';
import { useAudits } from './parts/office/use-audits.ts';

/** All checks on one page. */
const onePage = { pageSize: 100 } as const;

/**
 * Result of the last checks of the ledger, and a new run on request.
 * @source ours
 */
export function AdminAuditScreen() {
  const { t } = useTranslation();
  const controller = useAudits();
  const columns = useAuditColumns();
  const { audits } = controller;
  if (audits.status === 'failed')
    return <EntityError failure={audits.failure} onRetry={audits.refresh} />;
  const loadedAudits = audits.status === 'ready' ? audits.entity : undefined;
  return (
    <Stack gap={5}>
      <PageHeading name="route.admin.audit" />
      {loadedAudits && <AuditState {...controller} audits={loadedAudits} />}
      {controller.refusal !== undefined && (
        <Callout tone="danger" role="alert" title={t('admin.audit.refused')}>
          {controller.refusal}
        </Callout>
      )}
      {loadedAudits?.full !== null && (
        <DataTable
          label={t('route.admin.audit')}
          columns={columns}
          rows={loadedAudits && auditRows(loadedAudits)}
          rowId={({ id }) => id}
          defaultQuery={onePage}
          paging={false}
          settings={false}
        />
      )}
    </Stack>
  );
}
