import type { KenoMessages } from '../id/keno.ts';

/** English messages of keno. */
export const keno: KenoMessages = {
  verb: 'Draw',
  board: {
    one: 'Numbers from 1 to {last}, {count} chosen',
    other: 'Numbers from 1 to {last}, {count} chosen',
  },
  chosen: '{number}, chosen',
  drawn: '{number}, drawn',
  hit: '{number}, chosen and drawn',
  numbers: 'Numbers',
  quick: 'Random',
  clear: 'Clear',
  missing: 'Choose 1 to {maximum} numbers',
  pays: 'Payouts by numbers hit',
  pay: '{hits} hit: {multiple}',
  result: '{hits} of {count} hit',
  boardShort: 'Numbers: {count} · {risk} risk',
};
