import type { KenoMessages } from '../id/keno.ts';

/** Spanish messages of keno. */
export const keno: KenoMessages = {
  verb: 'Sortear',
  board: {
    one: 'Números del 1 al {last}, {count} elegido',
    other: 'Números del 1 al {last}, {count} elegidos',
  },
  chosen: '{number}, elegido',
  drawn: '{number}, sorteado',
  hit: '{number}, elegido y sorteado',
  numbers: 'Números',
  quick: 'Al azar',
  clear: 'Borrar',
  missing: 'Elija de 1 a {maximum} números',
  pays: 'Pagos según los aciertos',
  pay: '{hits} aciertos: {multiple}',
  result: '{hits} de {count} aciertos',
  boardShort: 'Números: {count} · riesgo {risk}',
};
