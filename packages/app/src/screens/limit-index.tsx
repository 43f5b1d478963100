import { useEntity } from '@lobi/core/react';
import { Skeleton, Stack } from '@lobi/ui';
import { EntityError } from './parts/office/entity-error.tsx';
import { LimitEditors } from './parts/money/limit-editors.tsx';
import { LimitList } from './parts/money/limit-list.tsx';
import { UserPageHeader } from './parts/people/user-page-header.tsx';
import { useUserPage } from './parts/people/use-user-page.tsx';
import { BreakState } from './parts/safety/break-state.tsx';
import { SaferPlay } from './parts/safety/safer-play.tsx';

/** Limits and breaks of a player, and the limits that staff may look at. @source ours */
export function LimitIndexScreen() {
  const page = useUserPage();
  const limits = useEntity('limit.list', page.user && { userId: page.user.id });
  if (page.user === null) return page.instead;
  if (limits.status === 'failed')
    return <EntityError failure={limits.failure} onRetry={limits.refresh} />;
  const isOwn = page.isSelf && page.reader.role === 'player';
  return (
    <Stack gap={5}>
      <UserPageHeader name="route.limit.index" user={page.user} />
      {isOwn && <BreakState reader={page.reader} />}
      {limits.status === 'loading' && <Skeleton shape="block" height="320px" />}
      {limits.status === 'ready' &&
        (isOwn ? (
          <LimitEditors limits={limits.entity} reader={page.reader} />
        ) : (
          <LimitList limits={limits.entity} />
        ))}
      {isOwn && <SaferPlay reader={page.reader} />}
    </Stack>
  );
}
