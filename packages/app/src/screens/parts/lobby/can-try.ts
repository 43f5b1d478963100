import type { Game } from '@lobi/core/contract';

/** Results of fights are declared, not drawn, and providers run their own games. */
export const canTry = ({ returnBp, category }: Game): boolean =>
  returnBp !== null && category !== 'cockfight';
