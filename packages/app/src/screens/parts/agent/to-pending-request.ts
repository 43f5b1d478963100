import type { UserRow } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import type { PendingRequest } from '@lobi/ui/office';

/** A registered user who waits for approval, with a link to the user's page. */
export const toPendingUser = ({ id, username, createdAt }: UserRow): PendingRequest => ({
  id,
  kind: 'registration',
  username,
  href: buildPath('user.show', { userId: id }),
  createdAt,
});
