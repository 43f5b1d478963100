/** Messages of plinko, in Indonesian, the reference language. @source ours */
export const plinko = {
  verb: 'Jatuhkan',
  rows: 'Baris',
  board: 'Papan {rows} baris, risiko {risk}. Kotak dari kiri: {buckets}',
  boardShort: '{rows} baris · risiko {risk}',
};

/** Shape of this area in every language. */
export type PlinkoMessages = typeof plinko;
