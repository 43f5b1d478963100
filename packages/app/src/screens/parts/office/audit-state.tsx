import { Button, Callout, DateTime, Icon } from '@lobi/ui';
import { mdiRefresh } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { auditRows, type Audits } from './audit-rows.ts';
import type { AuditsController } from './use-audits.ts';

interface AuditStateProps extends Pick<AuditsController, 'busy' | 'underWay' | 'run'> {
  readonly audits: Audits;
}

/** Whether the ledger is sound, the time of the last audit, and a button to run another. */
export function AuditState({ audits, busy, underWay, run }: AuditStateProps) {
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
