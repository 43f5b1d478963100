import type { UserDetail } from '@lobi/core/contract';
import { Button, Callout, Stack, StatusBadge } from '@lobi/ui';
import { Diff } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';
import { comparable } from './profile.ts';

interface ProfileConflictProps {
  before: UserDetail;
  after: UserDetail;
  onTakeLatest: () => void;
}

/** Another user changed this user while the form was open: what changed, and the two options. */
export function ProfileConflict({ before, after, onTakeLatest }: ProfileConflictProps) {
  const { t } = useTranslation();
  return (
    <Callout
      tone="warning"
      role="alert"
      title={t('people.conflictTitle')}
      action={
        <Button size="sm" variant="outline" tone="neutral" onClick={onTakeLatest}>
          {t('people.takeLatest')}
        </Button>
      }
    >
      <Stack gap={3}>
        {t('people.conflictBody')}
        <Diff
          before={comparable(before)}
          after={comparable(after)}
          fields={{
            name: t('people.name'),
            phone: t('people.phone'),
            email: t('people.email'),
            status: t('people.status'),
            commission: t('people.commission'),
          }}
          formatValue={(value, field) =>
            field === 'status' ? (
              <StatusBadge kind="user" value={value as UserDetail['status']} />
            ) : field === 'commission' ? (
              `${String(value)}%`
            ) : (
              String(value)
            )
          }
        />
      </Stack>
    </Callout>
  );
}
