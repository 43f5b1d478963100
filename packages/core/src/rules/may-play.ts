import type { Reader } from './may-manage.ts';

/**
 * Returns whether this user may play: an activated player. A guest may not.
 * @source ours
 */
export const mayPlay = <User extends Pick<Reader, 'role' | 'status'>>(
  user: User | null | undefined,
): user is User => user?.role === 'player' && user.status === 'activated';
