import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { RetryCallout } from '../callout/retry-callout.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { RoleBadge } from '../role-badge/role-badge.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { userMoney, userOrigin } from './user-facts.tsx';
import type { OfficeUser } from './user.types.ts';
import * as S from './user-header.styles.ts';

export interface UserHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The user; `undefined` while it is loading. */
  user: OfficeUser | undefined;
  /** Unclaimed earnings, in the currency of their wallet; decimal text. */
  earnings?: string | undefined;
  /** Link to the page of the agent above. */
  parentHref?: string | undefined;
  /** Buttons of the viewer's actions, the main one last. */
  actions?: ReactNode;
  /** Error text if loading failed, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/**
 * Header of a back-office page about a user: name, role, status, money, and actions.
 * @example <UserHeader user={user} earnings="2846300" actions={<Button>Isi saldo</Button>} />
 */
export const UserHeader = forwardRef<HTMLElement, UserHeaderProps>(function UserHeader(
  { user, earnings, parentHref, actions, error, onRetry, className, ...rest },
  ref,
) {
  const messages = useMessages();
  const loading = !user && error === undefined;
  return (
    <S.Root
      aria-label={user?.username}
      {...rest}
      ref={ref}
      className={slotClass('UserHeader', 'root', className)}
      aria-busy={loading || undefined}
      data-loading={flag(loading)}
      data-status={user?.status}
    >
      {user && (
        <>
          <S.Top>
            <S.Identity>
              <Avatar name={user.username} size="lg" />
              <S.Names>
                <S.Name className="lobi-UserHeader-name">{user.username}</S.Name>
                <S.Badges>
                  <RoleBadge value={user.role} level={user.level} />
                  <StatusBadge kind="user" value={user.status} />
                </S.Badges>
              </S.Names>
            </S.Identity>
            {actions !== undefined && (
              <S.Actions className="lobi-UserHeader-actions">{actions}</S.Actions>
            )}
          </S.Top>
          <S.Facts className="lobi-UserHeader-facts">
            <DescriptionList
              columns="fit"
              layout="stacked"
              items={[
                ...userMoney(user, earnings, messages),
                ...userOrigin(user, parentHref, messages),
              ]}
            />
          </S.Facts>
        </>
      )}
      {loading && (
        <>
          <VisuallyHidden role="status">{messages.office.userLoading}</VisuallyHidden>
          <Skeleton width="40%" />
          <Skeleton lines={3} />
        </>
      )}
      {error !== undefined && <RetryCallout onRetry={onRetry}>{error}</RetryCallout>}
    </S.Root>
  );
});
