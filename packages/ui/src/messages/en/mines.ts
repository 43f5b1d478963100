import type { MinesMessages } from '../id/mines.ts';

/** English messages of the mines game. */
export const mines: MinesMessages = {
  verb: 'Start',
  mines: 'Number of mines',
  minesMissing: 'Check the number of mines',
  board: { one: 'Board, {count} mine', other: 'Board, {count} mines' },
  tile: 'Row {row}, column {column}: {state}',
  closed: 'closed',
  opening: 'opening',
  safe: 'safe',
  mine: 'mine',
  hit: 'the mine you opened',
  take: 'Cash out {amount}',
  taking: 'Cashing out {amount}…',
  takeFirst: 'Open a tile first',
  takeDetail: '{multiple} of {stake}',
  now: 'Multiplier now',
  next: 'Next tile',
  left: 'Safe tiles left',
  running: 'Game in progress. Stake {stake}.',
  resultTaken: 'Cashed out at {multiple}',
  resultLost: 'Hit a mine',
};
