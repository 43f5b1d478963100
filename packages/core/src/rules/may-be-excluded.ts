import type { Reader } from './may-manage.ts';

/** Returns whether others may have this user excluded from play: players. @source ours */
export const mayBeExcluded = ({ role }: Pick<Reader, 'role'>): boolean => role === 'player';
