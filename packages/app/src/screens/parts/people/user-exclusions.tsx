import { apiTable, type Exclusion, type User, type UserDetail } from '@lobi/core/contract';
import { useList } from '@lobi/core/react/lists';
import { Card, DateTime, Skeleton, Stack, Text } from '@lobi/ui';
import { firstQuery } from '@lobi/ui/data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFailure } from '../list-failure.tsx';
import { ListPages, type Paging } from '../list-pages.tsx';
import { ExclusionForm } from './exclusion-form.tsx';

const staff: readonly string[] = apiTable['exclusion.create'].access.roles;

/** Returns whether the user may enter exclusions requested by others. */
export const mayExclude = ({ role }: Pick<User, 'role'>): boolean => staff.includes(role);

/** One exclusion request. */
function ExclusionRow({ exclusion }: { readonly exclusion: Exclusion }) {
  const { t } = useTranslation();
  const { applicant, reason, until, author, createdAt } = exclusion;
  return (
    <Stack as="li" gap={1}>
      <Text weight="semibold">
        {applicant.name} · {t(`exclusion.relation.${applicant.relation}`)}
      </Text>
      <Text>{reason}</Text>
      <Text size="sm" tone="muted">
        <DateTime at={createdAt} /> · {t('exclusion.until')} <DateTime at={until} mode="date" /> ·{' '}
        {t('exclusion.by', { author: author.username })}
      </Text>
    </Stack>
  );
}

/**
 * Exclusions of a player requested by others, with a form for another one. @source ours – protection,
 * row 18
 */
export function UserExclusions({ user }: { readonly user: UserDetail }) {
  const { t } = useTranslation();
  const [paging, setPaging] = useState<Paging>(firstQuery);
  const { page, pageSize: perPage } = paging;
  const list = useList('exclusion.list', { userId: user.id }, { page, perPage });
  const total = list.status === 'ready' ? list.meta.total : 0;
  return (
    <Card>
      <Stack gap={5}>
        <Text tone="muted">{t('exclusion.intro')}</Text>
        <ExclusionForm user={user} />
        {list.status === 'loading' && <Skeleton lines={3} />}
        {list.status === 'failed' && <ListFailure failure={list.failure} onRetry={list.refresh} />}
        {list.status === 'ready' && total === 0 && <Text tone="muted">{t('exclusion.empty')}</Text>}
        {list.status === 'ready' && total > 0 && (
          <Stack as="ul" gap={4}>
            {list.rows.map((exclusion) => (
              <ExclusionRow key={exclusion.id} exclusion={exclusion} />
            ))}
          </Stack>
        )}
        <ListPages total={total} paging={paging} onPagingChange={setPaging} />
      </Stack>
    </Card>
  );
}
