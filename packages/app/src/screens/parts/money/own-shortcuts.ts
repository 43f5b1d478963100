import type { User } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { mdiBankTransferIn, mdiBankTransferOut } from '@mdi/js';
import type { WalletShortcut } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';
import { areas } from './area.ts';

/** Ways to put money into the reader's own wallet and to take it out; none where there is no such area. */
export function useOwnShortcuts(user: User | null): readonly WalletShortcut[] {
  const { t } = useTranslation();
  if (user?.role !== 'player' && user?.role !== 'agent') return [];
  const { deposit, withdraw } = areas[user.role];
  return [
    {
      id: 'deposit',
      label: t(`route.${deposit}`),
      href: buildPath(deposit),
      icon: mdiBankTransferIn,
    },
    {
      id: 'withdraw',
      label: t(`route.${withdraw}`),
      href: buildPath(withdraw),
      icon: mdiBankTransferOut,
    },
  ];
}
