import type { User, UserDetail } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { Card, Stack } from '@lobi/ui';
import { WalletCard } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';
import { LinkList } from '../link-list.tsx';
import { mayOpen } from './may-open.ts';

interface UserWalletProps {
  user: UserDetail;
  reader: User;
}

/**
 * Balance of a user's wallet, its held part, and links to everything about it.
 * @source ours – ui-kit 1.6
 */
export function UserWallet({ user, reader }: UserWalletProps) {
  const { t } = useTranslation();
  const walletId = user.wallet.id;
  const links = [
    { href: buildPath('wallet.show', { walletId }), label: t('route.wallet.show') },
    mayOpen(reader, 'report.index') && {
      href: buildPath('report.index', { walletId }),
      label: t('route.report.index'),
    },
    user.role === 'agent' &&
      mayOpen(reader, 'earning.index') && {
        href: buildPath('earning.index', { walletId }),
        label: t('route.earning.index'),
      },
  ];
  return (
    <Stack gap={5}>
      <WalletCard wallet={{ ...user.wallet, owner: user }} />
      <Card padding={4}>
        <LinkList label={t('route.wallet.show')} links={links.filter((link) => link !== false)} />
      </Card>
    </Stack>
  );
}
