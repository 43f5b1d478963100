import { useEntity } from '@lobi/core/react/lists';
import { Skeleton, Stack } from '@lobi/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { firstLimitsHash } from '../page/limits-offer.ts';
import { useReturnTo } from '../page/use-return-to.ts';
import { EntityError } from './parts/office/entity-error.tsx';
import { LimitEditors } from './parts/money/limit-editors.tsx';
import { LimitList } from './parts/money/limit-list.tsx';
import { UserPageHeader } from './parts/people/user-page-header.tsx';
import { useUserPage } from './parts/people/use-user-page.tsx';
import { BreakState } from './parts/safety/break-state.tsx';
import { LimitOffer } from './parts/safety/limit-offer.tsx';
import { SaferPlay } from './parts/safety/safer-play.tsx';

/**
 * Limits and breaks of a player, the offer of limits after a registration, and the limits of other users
 * for staff.
 * @source ours
 */
export function LimitIndexScreen() {
  const page = useUserPage();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const limits = useEntity('limit.list', page.user && { userId: page.user.id });
  if (page.user === null) return page.instead;
  if (limits.status === 'failed')
    return <EntityError failure={limits.failure} onRetry={limits.refresh} />;
  const isOwn = page.isSelf && page.reader.role === 'player';
  if (isOwn && hash === firstLimitsHash && limits.status === 'ready')
    return (
      <Stack gap={5}>
        <UserPageHeader name="route.limit.index" user={page.user} />
        <LimitOffer
          limits={limits.entity}
          reader={page.reader}
          onDone={() => void navigate(returnTo.path, { replace: true })}
        />
      </Stack>
    );
  return (
    <Stack gap={5}>
      <UserPageHeader name={page.isSelf ? 'route.limit.index' : 'people.limits'} user={page.user} />
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
