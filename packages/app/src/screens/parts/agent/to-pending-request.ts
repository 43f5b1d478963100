import type { UserRow } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import type { PendingRequest } from '@lobi/ui/office';

/** Somebody who has registered and waits: can be activated, and is looked at on the own page. */
export const toPendingUser = ({ id, username, createdAt }: UserRow): PendingRequest => ({
  id,
  kind: 'registration',
  username,
  href: buildPath('user.show', { userId: id }),
  createdAt,
});
