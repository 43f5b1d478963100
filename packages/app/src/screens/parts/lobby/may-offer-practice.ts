import type { Game } from '@lobi/core/contract';

/**
 * Returns whether the lobby may offer a game in practice mode: results of fights are declared, not drawn,
 * and providers run their own games.
 */
export const mayOfferPractice = ({ returnBp, category }: Game): boolean =>
  returnBp !== null && category !== 'cockfight';
