import type { UserDetail } from '@lobi/core/contract';
import type { MessageKey } from '@lobi/core/locales';
import { buildPath } from '@lobi/core/routes';
import { PageHeader } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../page/use-page-title.ts';

interface UserPageHeaderProps {
  name: MessageKey;
  user: UserDetail;
}

/** Header and title of a page that belongs to a user, with a link to the user. */
export function UserPageHeader({ name, user }: UserPageHeaderProps) {
  const { t } = useTranslation();
  const { id: userId, username } = user;
  usePageTitle(name, `${t(name)} · ${username}`);
  return (
    <PageHeader
      title={t(name)}
      description={username}
      back={{ href: buildPath('user.show', { userId }), label: username }}
    />
  );
}
