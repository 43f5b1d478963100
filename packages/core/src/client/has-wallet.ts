import { isOneOf } from '../contract/roles.ts';
import type { User } from '../contract/schemas/user.ts';

/**
 * Returns whether the wallet of a user is shown. Declarators do not bet, so that theirs is not. @source
 * ours
 */
export const hasWallet = (user: User): boolean => isOneOf('parties', user);
