/** Messages of plinko, in Indonesian, the reference language. @source ours */
export const plinko = {
  verb: 'Jatuhkan',
  rows: 'Baris',
  board: 'Papan {rows} baris, risiko {risk}. Kotak dari kiri: {buckets}',
  boardShort: '{rows} baris · risiko {risk}',
};

/** Shape that every language of this area fills. */
export type PlinkoMessages = typeof plinko;
