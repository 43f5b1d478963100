import type { User } from '@lobi/core/contract';
import {
  Avatar,
  Button,
  Card,
  Heading,
  Icon,
  Inline,
  KitLink,
  RoleBadge,
  Stack,
  StatusBadge,
} from '@lobi/ui';
import { mdiArrowRight } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { LastSignIn } from '../../page/last-sign-in.tsx';
import { dashboardPath } from '../../page/role-home.ts';
import { useAccountLinks } from './account-links.ts';

/** Card of the signed-in user, with links to the role's own page and the pages about the account. */
export function AccountCard({ user }: { user: User }) {
  const { t } = useTranslation();
  const links = useAccountLinks(user);
  return (
    <Card>
      <Stack gap={5} align="stretch">
        <Inline gap={5} justify="between">
          <Inline gap={5}>
            <Avatar name={user.username} size="lg" />
            <Stack gap={2} align="start">
              <Heading level={1} size="lg">
                {user.username}
              </Heading>
              <Inline gap={3}>
                <RoleBadge value={user.role} />
                <StatusBadge kind="user" value={user.status} quiet />
              </Inline>
              <LastSignIn user={user} />
            </Stack>
          </Inline>
          <Button
            iconEnd={<Icon path={mdiArrowRight} flip />}
            render={<KitLink href={dashboardPath(user.role)} />}
          >
            {t('account.toDashboard')}
          </Button>
        </Inline>
        <Inline as="nav" aria-label={t('nav.group.account')} gap={3}>
          {links.map(({ id, label, href, icon }) => (
            <Button
              key={id}
              variant="soft"
              tone="neutral"
              iconStart={<Icon path={icon} />}
              render={<KitLink href={href} />}
            >
              {label}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}
