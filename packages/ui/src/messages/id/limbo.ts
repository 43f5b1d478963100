/** Messages of the limbo game, in Indonesian, the reference language. @source ours */
export const limbo = {
  verb: 'Terbangkan',
  target: 'Pengali sasaran',
  quick: 'Sasaran cepat',
  goal: 'Sasaran {multiple}',
  targetMissing: 'Periksa sasaran',
};

/** Shape of this area in every language. */
export type LimboMessages = typeof limbo;
