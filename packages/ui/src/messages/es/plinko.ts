import type { PlinkoMessages } from '../id/plinko.ts';

/** Spanish messages of plinko. */
export const plinko: PlinkoMessages = {
  verb: 'Soltar',
  rows: 'Filas',
  board: 'Tablero de {rows} filas, riesgo {risk}. Casillas desde la izquierda: {buckets}',
  boardShort: '{rows} filas · riesgo {risk}',
};
