import { mdiAccountOutline, mdiChevronDown } from '@mdi/js';
import type { ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Menu, type MenuGroup } from '../menu/menu.tsx';
import { Balance, GuestPicture, Header, Name, Trigger } from './user-menu.styles.ts';

export interface UserMenuProps {
  /** Username; `null` for a guest. */
  username: string | null;
  /** Content below the name at the top of the menu, e.g. the role. */
  detail?: ReactNode;
  /** Balance of the wallet, e.g. a `Money`, below the name. */
  balance?: ReactNode;
  /** Avatar of the user. */
  src?: string | undefined;
  groups: readonly MenuGroup[];
  className?: string | undefined;
}

/** Menu of the signed-in user and the account. Guests get the links in `groups`. */
export function UserMenu({ username, detail, balance, src, groups, className }: UserMenuProps) {
  const { base, money, navigation } = useMessages();
  const isGuest = username === null;
  return (
    <Menu
      className={className}
      groups={groups}
      header={
        <Header>
          <b>{username ?? navigation.guest}</b>
          {detail !== undefined && <span>{detail}</span>}
          {balance !== undefined && (
            <Balance className="lobi-UserMenu-balance">
              {money.walletBalance} <b>{balance}</b>
            </Balance>
          )}
        </Header>
      }
      trigger={
        <Trigger type="button" className="lobi-UserMenu-trigger">
          <VisuallyHidden>
            {isGuest ? navigation.guestMenu : fill(base.accountMenu, { name: username })}
          </VisuallyHidden>
          {isGuest ? (
            <GuestPicture>
              <Icon path={mdiAccountOutline} />
            </GuestPicture>
          ) : (
            <Avatar name={username} src={src} />
          )}
          <Name aria-hidden="true">{username ?? navigation.guest}</Name>
          <Icon path={mdiChevronDown} />
        </Trigger>
      }
    />
  );
}
