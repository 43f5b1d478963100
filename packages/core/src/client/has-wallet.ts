import type { User } from '../contract/schemas/user.ts';

/** Declarators bet on no fights: their wallet needs no display. @source ours */
export const hasWallet = ({ role }: User): boolean => role !== 'declare';
