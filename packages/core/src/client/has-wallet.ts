import type { User } from '../contract/schemas/user.ts';

/** Who runs fights bets on none: the wallet is nothing to look at. @source ours */
export const hasWallet = ({ role }: User): boolean => role !== 'declare';
