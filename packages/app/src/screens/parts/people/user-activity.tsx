import { buildPath } from '@lobi/core/routes';
import { useList } from '@lobi/core/react/lists';
import { EmptyState, useMessages } from '@lobi/ui';
import { LogRow } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';
import { RecentList } from '../recent-list.tsx';
import { toActivityRow } from './to-activity-row.ts';
import { useActivityLabels } from './use-activity-labels.ts';

/** Latest activity of a user, with origins. */
export function UserActivity({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const { data } = useMessages();
  const { actionLabel } = useActivityLabels();
  const list = useList('activity.list', { userId }, { perPage: 10 });
  return (
    <RecentList
      list={list}
      allHref={buildPath('activity.index', { userId })}
      label={t('route.activity.index')}
      empty={
        <EmptyState
          kind="notifications"
          level={3}
          title={data.activityTitle}
          body={data.activityEmpty}
        />
      }
      renderRow={(activity) => {
        const { ip, browser, device, country, city, createdAt, action } = toActivityRow(activity);
        return (
          <LogRow
            {...{ ip, browser, device, country, city }}
            action={actionLabel(action)}
            at={createdAt}
          />
        );
      }}
    />
  );
}
