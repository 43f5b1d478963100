import type { HiloMessages } from '../id/hilo.ts';

/** Spanish messages of hi-lo. */
export const hilo: HiloMessages = {
  verb: 'Repartir',
  next: 'Carta siguiente',
  higher: 'Mayor',
  lower: 'Menor',
  higherOrSame: 'Mayor o igual',
  lowerOrSame: 'Menor o igual',
  same: 'Igual',
  skip: 'Saltar',
  take: 'Cobrar {amount}',
  takeFirst: 'Prediga antes una carta',
  before: 'Cartas anteriores',
  running: 'Partida en curso. Apuesta {stake}.',
  resultLost: 'Predicción fallida',
};
