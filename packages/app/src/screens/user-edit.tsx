import type { User } from '@lobi/core/contract';
import { Card, Container, ErrorPage, Stack } from '@lobi/ui';
import { usePageTitle } from '../page/use-page-title.ts';
import { mayOpen } from './parts/people/may-open.ts';
import { OwnOdds } from './parts/people/own-odds.tsx';
import { OwnSecondFactor } from './parts/people/own-second-factor.tsx';
import { OwnSound } from './parts/people/own-sound.tsx';
import { OwnTheme } from './parts/people/own-theme.tsx';
import { OwnWithdrawalPin } from './parts/people/own-withdrawal-pin.tsx';
import { PasswordForm } from './parts/people/password-form.tsx';
import { ProfileForm } from './parts/people/profile-form.tsx';
import { useUserPage } from './parts/people/use-user-page.tsx';
import { UserPageHeader } from './parts/people/user-page-header.tsx';

const withdraws = (reader: User): boolean =>
  mayOpen(reader, 'player.wallet.withdraw') || mayOpen(reader, 'agent.wallet.withdraw');

/**
 * Profile of a user; that of the signed-in user includes the password and other credentials. @source spec
 * §2
 */
export function UserEditScreen() {
  const page = useUserPage();
  usePageTitle('route.user.edit');
  if (page.user === null) return page.instead;
  const { user, reader, isSelf } = page;
  if (!user.actions.includes('edit')) return <ErrorPage code="403" homeHref="/game" />;
  return (
    <Container size="md" flush>
      <Stack gap={5}>
        <UserPageHeader name="route.user.edit" user={user} />
        <Card>
          <ProfileForm key={user.id} user={user} reader={reader} />
        </Card>
        {isSelf && user.role === 'player' && <OwnSound />}
        {isSelf && <OwnTheme />}
        {isSelf && (
          <Card>
            <OwnOdds />
          </Card>
        )}
        {isSelf && (
          <Card>
            <PasswordForm username={user.username} />
          </Card>
        )}
        {isSelf && (
          <Card>
            <OwnSecondFactor username={user.username} />
          </Card>
        )}
        {isSelf && withdraws(reader) && (
          <Card>
            <OwnWithdrawalPin />
          </Card>
        )}
      </Stack>
    </Container>
  );
}
