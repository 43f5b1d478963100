import { buildPath } from '@lobi/core/routes';
import { Stack } from '@lobi/ui';
import { UserHeader } from '@lobi/ui/office';
import { usePageTitle } from '../page/use-page-title.ts';
import { UserActions } from './parts/people/user-actions.tsx';
import { UserHold } from './parts/people/user-hold.tsx';
import { UserSections } from './parts/people/user-sections.tsx';
import { useUserPage, type UserPage } from './parts/people/use-user-page.tsx';

/** One user: profile, actions and sections. @source spec §2, §3 (user) */
export function UserShowScreen() {
  const page = useUserPage();
  usePageTitle('route.user.show', page.user?.username);
  if (page.user === null) return page.instead;
  return <Shown {...page} />;
}

type ShownUser = Pick<Extract<UserPage, { instead: null }>, 'user' | 'reader' | 'isSelf'>;

function Shown({ user, reader, isSelf }: ShownUser) {
  return (
    <Stack gap={5}>
      <UserHeader
        user={user}
        earnings={user.earnings ?? undefined}
        parentHref={
          isSelf || user.parent === null
            ? undefined
            : buildPath('user.show', { userId: user.parent.id })
        }
        actions={<UserActions user={user} reader={reader} />}
      />
      <UserHold user={user} />
      <UserSections key={user.id} user={user} reader={reader} />
    </Stack>
  );
}
