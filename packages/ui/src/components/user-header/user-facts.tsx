import type { KitMessages } from '../../messages/kit-messages.ts';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { DateTime } from '../date-time/date-time.tsx';
import type { Description } from '../description-list/description-list.tsx';
import { Money } from '../money/money.tsx';
import type { OfficeUser } from './user.types.ts';

/** Returns the known amounts of a user's money, with their labels. */
export function userMoney(
  { wallet: { balance, held, currency } }: OfficeUser,
  earnings: string | undefined,
  { office }: KitMessages,
): readonly Description[] {
  const line = (label: string, value: string | undefined): readonly Description[] =>
    value === undefined ? [] : [{ label, value: <Money value={value} currency={currency} /> }];
  return [
    ...line(office.userBalance, balance),
    ...line(office.userHeld, held),
    ...line(office.userEarnings, earnings),
  ];
}

/** Returns the status of a user and its date, with their labels. */
export function userOrigin(
  { parent, createdAt, lastLoginAt }: OfficeUser,
  parentHref: string | undefined,
  { office }: KitMessages,
): readonly Description[] {
  const name = parent?.username;
  const upline =
    name !== undefined && parentHref !== undefined ? (
      <KitLink href={parentHref}>{name}</KitLink>
    ) : (
      name
    );
  return [
    { label: office.userUpline, value: upline },
    { label: office.userSince, value: <DateTime at={createdAt} mode="date" /> },
    ...(lastLoginAt === undefined
      ? []
      : [{ label: office.userLastLogin, value: <DateTime at={lastLoginAt} /> }]),
  ];
}
