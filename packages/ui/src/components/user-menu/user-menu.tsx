import { mdiChevronDown } from '@mdi/js';
import type { ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Menu, type MenuGroup } from '../menu/menu.tsx';
import { Header, Name, Trigger } from './user-menu.styles.ts';

export interface UserMenuProps {
  /** Name the user signs in with. */
  username: string;
  /** Role, balance or the like, under the name at the top of the menu. */
  detail?: ReactNode;
  /** Picture of the user. */
  src?: string | undefined;
  groups: readonly MenuGroup[];
  className?: string | undefined;
}

/** Who is signed in, and what belongs to the account. Guests get links to log in instead. */
export function UserMenu({ username, detail, src, groups, className }: UserMenuProps) {
  const { base } = useMessages();
  return (
    <Menu
      className={className}
      groups={groups}
      header={
        <Header>
          <b>{username}</b>
          {detail !== undefined && <span>{detail}</span>}
        </Header>
      }
      trigger={
        <Trigger type="button" className="lobi-UserMenu-trigger">
          <VisuallyHidden>{fill(base.accountMenu, { name: username })}</VisuallyHidden>
          <Avatar name={username} src={src} />
          <Name aria-hidden="true">{username}</Name>
          <Icon path={mdiChevronDown} />
        </Trigger>
      }
    />
  );
}
