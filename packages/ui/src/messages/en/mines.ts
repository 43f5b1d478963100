import type { MinesMessages } from '../id/mines.ts';

/** English words of the mines game. */
export const mines: MinesMessages = {
  verb: 'Start',
  mines: 'Number of mines',
  minesMissing: 'Check the number of mines',
  board: 'Board, {count} mines',
  tile: 'Row {row}, column {column}: {state}',
  closed: 'closed',
  opening: 'opening',
  safe: 'safe',
  mine: 'mine',
  hit: 'the mine you opened',
  take: 'Take {amount}',
  taking: 'Taking {amount}…',
  takeFirst: 'Open a tile first',
  takeDetail: '{multiple} of {stake}',
  now: 'Multiplier now',
  next: 'Next tile',
  left: 'Safe tiles left',
  running: 'The game is running. Stake {stake}.',
  resultTaken: 'Taken at {multiple}',
  resultLost: 'Hit a mine',
};
