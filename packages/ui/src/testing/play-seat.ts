import type { PlaySeat } from '../games/play-frame/play-frame.types.ts';

/** A seat at a built-in game for stories and tests: no errors, and the rules were read. */
export const playSeat: PlaySeat = {
  game: {
    title: 'Dadu Seratus',
    currency: 'IDR',
    minimumStake: '1000',
    maximumStake: '1000000',
  },
  about: {
    rules: 'Pilih arah dan sasaran, lalu lempar. Hasilnya angka acak dari 0,00 sampai 100,00.',
    payouts: [{ result: 'Di bawah 50,00', pays: '1,98×' }],
    returnBp: 9_898,
  },
  access: 'player',
  balance: '1250000',
  state: { status: 'idle' },
  readyAt: null,
  presets: ['10000', '50000', '100000', '500000', '1000000'],
  hasReadRules: true,
  onRulesRead: () => {},
  fairness: 'Hash seed server',
};
