import { Button, Callout, DateTime, Icon, Stack } from '@lobi/ui';
import { DataTable } from '@lobi/ui/data';
import { mdiRefresh } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../page/page-heading.tsx';
import { auditRows, type Audits } from './parts/office/audit-rows.ts';
import { EntityError } from './parts/office/entity-error.tsx';
import { useAuditColumns } from './parts/office/use-audit-columns.tsx';
import { useAudits, type AuditsController } from './parts/office/use-audits.ts';

/** All checks are seen at once. */
const onePage = { pageSize: 100 } as const;

/**
 * What the checks of the books found when they last ran, and a new run whenever one asks.
 * @source ours
 */
export function AdminAuditScreen() {
  const { t } = useTranslation();
  const controller = useAudits();
  const columns = useAuditColumns();
  const { audits } = controller;
  if (audits.status === 'failed')
    return <EntityError failure={audits.failure} onRetry={audits.refresh} />;
  const known = audits.status === 'ready' ? audits.entity : undefined;
  return (
    <Stack gap={5}>
      <PageHeading name="route.admin.audit" />
      {known && <AuditState {...controller} audits={known} />}
      {controller.refusal !== undefined && (
        <Callout tone="danger" role="alert" title={t('admin.audit.refused')}>
          {controller.refusal}
        </Callout>
      )}
      {known?.full !== null && (
        <DataTable
          label={t('route.admin.audit')}
          columns={columns}
          rows={known && auditRows(known)}
          rowId={({ id }) => id}
          defaultQuery={onePage}
          paging={false}
          settings={false}
        />
      )}
    </Stack>
  );
}

interface AuditStateProps extends Pick<AuditsController, 'busy' | 'underWay' | 'run'> {
  readonly audits: Audits;
}

/** Whether the books are sound, since when that is known, and the button to look again. */
function AuditState({ audits, busy, underWay, run }: AuditStateProps) {
  const { t } = useTranslation();
  const { full, recent } = audits;
  const broken = auditRows(audits).filter(({ faults }) => faults > 0).length;
  const tone = full === null ? 'info' : broken === 0 ? 'success' : 'danger';
  const titles = {
    info: t('admin.audit.never'),
    success: t('admin.audit.ok'),
    danger: t('admin.audit.failed', { count: broken }),
  } as const;
  return (
    <Callout
      tone={tone}
      role="status"
      title={titles[tone]}
      action={
        <Button
          size="sm"
          variant="soft"
          loading={busy || underWay}
          iconStart={<Icon path={mdiRefresh} />}
          onClick={run}
        >
          {t('admin.audit.again')}
        </Button>
      }
    >
      {underWay ? (
        t('admin.audit.running')
      ) : full === null ? (
        t('admin.audit.neverBody')
      ) : (
        <>
          {t('admin.audit.ranAt')} <DateTime at={full.ranAt} />
          {recent && recent.ranAt > full.ranAt && (
            <>
              {' · '}
              {t('admin.audit.recentAt')} <DateTime at={recent.ranAt} />
            </>
          )}
        </>
      )}
    </Callout>
  );
}
