/**
 * Moves of blackjack; `double` and `split` require a further stake, equal to the first. @source ours
 */
export const blackjackMoves = ['hit', 'stand', 'double', 'split'] as const;
export type BlackjackMove = (typeof blackjackMoves)[number];
