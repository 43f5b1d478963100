import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { flag } from '../../primitives/flag.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/heading.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { formatNumber } from '../num/format-number.ts';
import { roleLabel, type RoleName } from '../role-badge/role-badge.tsx';
import * as S from './online-users.styles.ts';

/** A user who is connected. */
export interface OnlineMember {
  readonly id: string;
  readonly username: string;
  readonly role?: RoleName | undefined;
  /** Connected but idle. */
  readonly away?: boolean | undefined;
  /** Link to the user's page. */
  readonly href?: string | undefined;
}

export interface OnlineUsersProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  members: readonly OnlineMember[];
  /** Number of all connected users, if `members` is a part of them; default the number of `members`. */
  total?: number | undefined;
  /** Id of the user, who is labelled "Anda". */
  selfId?: string | undefined;
  /** Maximum number of listed users; the others are counted. Default 12. */
  max?: number | undefined;
  /** Heading level; default 3. */
  level?: HeadingLevel | undefined;
  loading?: boolean | undefined;
  /** Whether the presence connection is lost; no user is shown then. */
  lost?: boolean | undefined;
}

/** Users who are currently connected. Joins and leaves are not announced. */
export const OnlineUsers = forwardRef<HTMLElement, OnlineUsersProps>(function OnlineUsers(
  {
    members,
    total = members.length,
    selfId,
    max = 12,
    level = 3,
    loading = false,
    lost = false,
    className,
    ...rest
  },
  ref,
) {
  const { locale, messages } = useKit();
  const { atoms, office } = messages;
  const shown = members.slice(0, max);
  const count = (number: number): string => formatNumber(number, { locale }) ?? '';
  const hiddenCount = total - shown.length;
  return (
    <S.Root
      aria-label={office.onlineTitle}
      {...rest}
      ref={ref}
      className={slotClass('OnlineUsers', 'root', className)}
      aria-busy={loading || undefined}
      data-loading={flag(loading)}
      data-empty={flag(!loading && !lost && total === 0)}
      data-invalid={flag(lost)}
    >
      <S.Head>
        <Heading level={level} size="sm">
          {office.onlineTitle}
        </Heading>
        {!loading && !lost && total > 0 && (
          <S.Count>{fill(office.onlineCount, { count: count(total) })}</S.Count>
        )}
      </S.Head>
      {loading ? (
        <Skeleton lines={2} />
      ) : lost ? (
        <S.Nothing role="status">{office.onlineLost}</S.Nothing>
      ) : total === 0 ? (
        <S.Nothing>{office.onlineNone}</S.Nothing>
      ) : (
        <>
          <S.List>
            {shown.map(({ id, username, role, away = false, href }) => {
              const details = [
                id === selfId ? office.onlineSelf : undefined,
                role && roleLabel(role, messages),
                away ? office.onlineAway : atoms.online,
              ].filter((detail) => detail !== undefined);
              return (
                <S.Member key={id} className="lobi-OnlineUsers-member" data-away={flag(away)}>
                  <S.Face>
                    <Avatar name={username} />
                  </S.Face>
                  <S.Text>
                    <span>
                      {href === undefined ? username : <KitLink href={href}>{username}</KitLink>}
                    </span>
                    <small>{details.join(', ')}</small>
                  </S.Text>
                </S.Member>
              );
            })}
          </S.List>
          {hiddenCount > 0 && (
            <S.Nothing>{fill(office.onlineMore, { count: count(hiddenCount) })}</S.Nothing>
          )}
        </>
      )}
    </S.Root>
  );
});
