import type { PlinkoMessages } from '../id/plinko.ts';

/** English messages of plinko. */
export const plinko: PlinkoMessages = {
  verb: 'Drop',
  rows: 'Rows',
  board: 'Board with {rows} rows, {risk} risk. Buckets from the left: {buckets}',
  boardShort: '{rows} rows · {risk} risk',
};
