import type { ChangeRequest } from '@lobi/core/contract';
import { useList } from '@lobi/core/react/lists';
import { buildPath } from '@lobi/core/routes';
import {
  Button,
  Callout,
  Card,
  DateTime,
  Heading,
  Inline,
  KitLink,
  Skeleton,
  Stack,
  Text,
} from '@lobi/ui';
import type { KpiSlot } from '@lobi/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeBadge } from '../changes/change-badge.tsx';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useSubjectLabel } from '../changes/use-subject-label.ts';
import { ListFailure } from '../list-failure.tsx';
import { RecentList } from '../recent-list.tsx';
import { AuditState } from './audit-state.tsx';
import { useAudits } from './use-audits.ts';

interface ChangeListProps {
  label: string;
  empty: string;
  filter: { readonly status?: 'waiting'; readonly kind?: 'setting.update' };
}

/** The newest changes of a kind; each opens with the available decisions. */
function ChangeList({ label, empty, filter }: ChangeListProps) {
  const { t } = useTranslation();
  const subjectLabel = useSubjectLabel();
  const list = useList('admin.change.list', {}, { ...filter, perPage: 5 });
  const [looking, setLooking] = useState<ChangeRequest>();
  const rows = list.status === 'ready' ? list.rows : [];
  // Another reviewer's decision appears in the open dialog too.
  const current = rows.find(({ id }) => id === looking?.id) ?? looking;
  return (
    <>
      <RecentList
        list={list}
        label={label}
        allHref={buildPath('admin.change', {}, filter)}
        empty={<Text tone="muted">{empty}</Text>}
        renderRow={(request) => (
          <Inline justify="between" gap={3}>
            <Stack gap={1}>
              <Inline gap={2}>
                <Text weight="semibold">{subjectLabel(request)}</Text>
                <ChangeBadge status={request.status} />
              </Inline>
              <Text size="sm" tone="muted">
                {t(`changeKind.${request.kind}`)} · {request.askedBy.username} ·{' '}
                <DateTime at={request.askedAt} />
              </Text>
            </Stack>
            <Button
              size="sm"
              variant="soft"
              aria-label={`${t('admin.change.open')}, ${subjectLabel(request)}`}
              onClick={() => setLooking(request)}
            >
              {t('admin.change.open')}
            </Button>
          </Inline>
        )}
      />
      <ChangeDialog request={looking && current} onClose={() => setLooking(undefined)} />
    </>
  );
}

/** Changes that wait for a second person, to be approved here. */
export function WaitingChanges() {
  const { t } = useTranslation();
  return (
    <ChangeList
      label={t('admin.board.waiting')}
      empty={t('admin.board.nothingWaits')}
      filter={{ status: 'waiting' }}
    />
  );
}

function SettingChanges() {
  const { t } = useTranslation();
  return (
    <ChangeList
      label={t('admin.board.settings')}
      empty={t('admin.board.noSettings')}
      filter={{ kind: 'setting.update' }}
    />
  );
}

function LedgerAudit() {
  const { t } = useTranslation();
  const controller = useAudits();
  const { audits } = controller;
  return (
    <Card as="section" aria-label={t('route.admin.audit')} padding={4}>
      <Stack gap={3}>
        <Inline justify="between">
          <Heading level={2} size="sm">
            {t('route.admin.audit')}
          </Heading>
          <Button
            size="sm"
            variant="link"
            render={<KitLink href={buildPath('admin.audit')} />}
            aria-label={`${t('people.all')}, ${t('route.admin.audit')}`}
          >
            {t('people.all')}
          </Button>
        </Inline>
        {audits.status === 'loading' && <Skeleton lines={2} />}
        {audits.status === 'failed' && (
          <ListFailure failure={audits.failure} onRetry={audits.refresh} />
        )}
        {audits.status === 'ready' && <AuditState {...controller} audits={audits.entity} />}
        {controller.refusal !== undefined && (
          <Callout tone="danger" role="alert">
            {controller.refusal}
          </Callout>
        )}
      </Stack>
    </Card>
  );
}

/** Panels of a superadmin in addition to the day's business. */
export const superadminSlots: readonly KpiSlot[] = [
  { id: 'settings', span: 'half', content: <SettingChanges /> },
  { id: 'audit', span: 'half', content: <LedgerAudit /> },
];
