import type { ChangeRequest } from '@lobi/core/contract';
import { Button, DateTime } from '@lobi/ui';
import type { DataColumn } from '@lobi/ui/data';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeBadge } from './change-badge.tsx';
import { useSubjectLabel } from './use-subject-label.ts';

/** Columns of the list of changes. */
export function useChangeColumns(
  onOpen: (request: ChangeRequest) => void,
): readonly DataColumn<ChangeRequest>[] {
  const { t } = useTranslation();
  const subjectLabel = useSubjectLabel();
  return useMemo<readonly DataColumn<ChangeRequest>[]>(
    () => [
      {
        id: 'about',
        header: t('admin.change.about'),
        rowHeader: true,
        hideable: false,
        value: subjectLabel,
        cell: subjectLabel,
        card: 'title',
      },
      {
        id: 'kind',
        header: t('admin.change.what'),
        value: ({ kind }) => t(`changeKind.${kind}`),
        cell: ({ kind }) => t(`changeKind.${kind}`),
        card: 'caption',
      },
      {
        id: 'askedBy',
        header: t('admin.change.askedBy'),
        value: ({ askedBy }) => askedBy.username,
        cell: ({ askedBy }) => askedBy.username,
      },
      {
        id: 'askedAt',
        header: t('admin.change.askedAt'),
        value: ({ askedAt }) => askedAt,
        cell: ({ askedAt }) => <DateTime at={askedAt} />,
      },
      {
        id: 'decidedBy',
        header: t('admin.change.decidedBy'),
        wideOnly: true,
        value: ({ decidedBy }) => decidedBy?.username ?? null,
        cell: ({ decidedBy }) => decidedBy?.username ?? '–',
        card: 'none',
      },
      {
        id: 'status',
        header: t('admin.change.status'),
        value: ({ status }) => t(`changeStatus.${status}`),
        cell: ({ status }) => <ChangeBadge status={status} />,
        card: 'status',
      },
      {
        id: 'open',
        header: t('admin.change.open'),
        hideable: false,
        cell: (request) => (
          <Button
            size="sm"
            variant="soft"
            aria-label={`${t('admin.change.open')}, ${subjectLabel(request)}`}
            onClick={() => onOpen(request)}
          >
            {t('admin.change.open')}
          </Button>
        ),
        card: 'action',
      },
    ],
    [t, subjectLabel, onOpen],
  );
}
