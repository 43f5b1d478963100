import type { UserRow } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import type { PendingRequest } from '@lobi/ui/office';

/** A registered user who waits: can be activated, and links to their own page. */
export const toPendingUser = ({ id, username, createdAt }: UserRow): PendingRequest => ({
  id,
  kind: 'registration',
  username,
  href: buildPath('user.show', { userId: id }),
  createdAt,
});
