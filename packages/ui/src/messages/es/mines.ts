import type { MinesMessages } from '../id/mines.ts';

/** Spanish messages of the mines game. */
export const mines: MinesMessages = {
  verb: 'Empezar',
  mines: 'Número de minas',
  minesMissing: 'Revise el número de minas',
  board: { one: 'Tablero, {count} mina', other: 'Tablero, {count} minas' },
  tile: 'Fila {row}, columna {column}: {state}',
  closed: 'cerrada',
  opening: 'abriéndose',
  safe: 'segura',
  mine: 'mina',
  hit: 'la mina que usted abrió',
  take: 'Cobrar {amount}',
  taking: 'Cobrando {amount}…',
  takeFirst: 'Abra antes una casilla',
  takeDetail: '{multiple} de {stake}',
  now: 'Multiplicador actual',
  next: 'Siguiente casilla',
  left: 'Casillas seguras restantes',
  running: 'Partida en curso. Apuesta {stake}.',
  resultTaken: 'Cobrado a {multiple}',
  resultLost: 'Encontró una mina',
};
