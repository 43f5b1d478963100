/** Messages of hi-lo, in Indonesian, the reference language. @source ours */
export const hilo = {
  verb: 'Buka kartu',
  next: 'Kartu berikutnya',
  higher: 'Lebih tinggi',
  lower: 'Lebih rendah',
  higherOrSame: 'Lebih tinggi atau sama',
  lowerOrSame: 'Lebih rendah atau sama',
  same: 'Sama',
  skip: 'Lewati',
  take: 'Ambil {amount}',
  takeFirst: 'Tebak satu kartu dulu',
  before: 'Kartu sebelumnya',
  running: 'Permainan berjalan. Taruhan {stake}.',
  resultLost: 'Tebakan salah',
};

/** Shape of this area in every language. */
export type HiloMessages = typeof hilo;
