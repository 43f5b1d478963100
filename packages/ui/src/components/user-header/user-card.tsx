import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { DescriptionList } from '../description-list/description-list.tsx';
import { RoleBadge } from '../role-badge/role-badge.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { userMoney } from './user-facts.tsx';
import type { OfficeUser } from './user.types.ts';
import * as S from './user-header.styles.ts';

export interface UserCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  user: OfficeUser;
  /** Unclaimed earnings, in the currency of their wallet; decimal text. */
  earnings?: string | undefined;
  /** Link to the user's page. */
  href?: string | undefined;
  /** Buttons of the viewer's actions. */
  actions?: ReactNode;
}

/** Short form of a user, e.g. in a search result, beside a request, or in a list on a phone. */
export const UserCard = forwardRef<HTMLElement, UserCardProps>(function UserCard(
  { user, earnings, href, actions, className, ...rest },
  ref,
) {
  const messages = useMessages();
  return (
    <S.Card
      {...rest}
      ref={ref}
      className={slotClass('UserCard', 'root', className)}
      data-status={user.status}
    >
      <S.Identity>
        <Avatar name={user.username} />
        <S.Names>
          <S.CardName className="lobi-UserCard-name">
            {href === undefined ? user.username : <KitLink href={href}>{user.username}</KitLink>}
          </S.CardName>
          <S.Badges>
            <RoleBadge value={user.role} level={user.level} />
            <StatusBadge kind="user" value={user.status} />
          </S.Badges>
        </S.Names>
      </S.Identity>
      <DescriptionList items={userMoney(user, earnings, messages)} />
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
    </S.Card>
  );
});
