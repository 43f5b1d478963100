import type { ChangeRequestStatus } from '@lobi/core/contract';
import { Badge } from '@lobi/ui';
import { useTranslation } from 'react-i18next';

const tones = {
  waiting: 'warning',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const;

/** Progress of a change. */
export function ChangeBadge({ status }: { status: ChangeRequestStatus }) {
  const { t } = useTranslation();
  return <Badge tone={tones[status]}>{t(`changeStatus.${status}`)}</Badge>;
}
