import type { User } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { mdiBankTransferIn, mdiBankTransferOut } from '@mdi/js';
import type { WalletShortcut } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';
import { mayOpen } from '../people/may-open.ts';
import { areas } from './area.ts';

/** Links to deposit to and withdraw from the user's own wallet; none for roles without these pages. */
export function useOwnShortcuts(user: User | null): readonly WalletShortcut[] {
  const { t } = useTranslation();
  const own = Object.values(areas).find((area) => mayOpen(user, area.deposit));
  if (!own) return [];
  const { deposit, withdraw } = own;
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
