import type { User } from '../contract/schemas/user.ts';

/**
 * Returns whether the wallet of a user is shown. Declarators do not bet, so that theirs is not. @source
 * ours
 */
export const hasWallet = ({ role }: User): boolean => role !== 'declare';
