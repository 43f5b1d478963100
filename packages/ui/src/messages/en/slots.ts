import type { SlotsMessages } from '../id/slots.ts';

/** English words of the slot machines. */
export const slots: SlotsMessages = {
  // Symbols
  lantern: 'Lantern',
  kite: 'Kite',
  bell: 'Bell',
  mango: 'Mango',
  flower: 'Flower',
  leaf: 'Leaf',
  pearl: 'Pearl',
  shell: 'Shell',
  whale: 'Whale',
  turtle: 'Turtle',
  squid: 'Squid',
  crab: 'Crab',
  star: 'Starfish',
  coral: 'Coral',
  weed: 'Seaweed',
  // Reels
  reels: 'Reels',
  row: 'Row {row}: {symbols}.',
  ready: '{lines} lines play at once',
  turning: 'The reels are turning',
  nothing: 'No line pays',
  linePays: 'Line {line}: {count} × {symbol}, {amount}',
  scatterPays: '{count} × {symbol} anywhere, {amount}',
  linesPay: 'Lines that pay: {count}, {amount}',
  // Free spins
  freeSpinsWon: '{count} free spins, everything pays ×{times}',
  freeSpinNow: 'Free spin {number} of {count}',
  soFar: '{amount} so far',
  spins: 'Spins of this play',
  spinBought: 'Spin',
  spinFree: 'Free {number}',
  lastLines: 'Result of the spin',
  // Playing
  spin: 'Spin',
  // Rules
  rulesLines:
    'All {lines} lines play at once, and the stake is spread evenly over them. A line pays for the same symbol side by side from the leftmost reel; each line pays once, its highest.',
  rulesWild: '{symbol} stands for every other symbol.',
  rulesWildBut: '{symbol} stands for every symbol but {other}.',
  rulesWildTimes: 'Each {symbol} in a line with another symbol multiplies what it pays by {times}.',
  rulesFree:
    '{symbol} pays anywhere and brings free spins at the same stake, in which everything pays {times} times. {symbol} in free spins brings no more of them.',
  rulesPace: 'A spin cannot be sped up, stopped or played automatically.',
  rulesFair:
    'Every stop of a reel is equally likely in every spin. Past results do not change the next.',
  payOf: '{count} × {symbol}',
  payLine: '{units}× the line stake',
  payScatter: '{units}× the stake + {spins} free spins',
};
