import type { DiceMessages } from '../id/dice.ts';

/** Spanish messages of the dice game. */
export const dice: DiceMessages = {
  verb: 'Lanzar',
  direction: 'Dirección',
  directionUnder: 'Por debajo',
  directionOver: 'Por encima',
  target: 'Objetivo',
  under: 'Gana por debajo de {target}',
  over: 'Gana por encima de {target}',
  targetMissing: 'Revise el objetivo',
};
