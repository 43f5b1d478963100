import type { Reader } from './may-manage.ts';

/**
 * Returns whether the setting that staff needs a second factor concerns this user: all roles but
 * players.
 * @source ours
 */
export const staffFactorConcerns = ({ role }: Pick<Reader, 'role'>): boolean => role !== 'player';
