import { plural } from '../fill-count.ts';

/** Messages of the mines game, in Indonesian, the reference language. @source ours */
export const mines = {
  verb: 'Mulai',
  mines: 'Jumlah ranjau',
  minesMissing: 'Periksa jumlah ranjau',
  board: plural({ other: 'Papan, {count} ranjau' }),
  tile: 'Baris {row}, kolom {column}: {state}',
  closed: 'tertutup',
  opening: 'sedang dibuka',
  safe: 'aman',
  mine: 'ranjau',
  hit: 'ranjau yang Anda buka',
  take: 'Ambil {amount}',
  taking: 'Mengambil {amount}…',
  takeFirst: 'Buka satu petak dulu',
  takeDetail: '{multiple} dari {stake}',
  now: 'Pengali sekarang',
  next: 'Petak berikutnya',
  left: 'Sisa petak aman',
  running: 'Permainan sedang berlangsung. Taruhan {stake}.',
  resultTaken: 'Diambil pada {multiple}',
  resultLost: 'Kena ranjau',
};

/** Shape of this area in every language. */
export type MinesMessages = typeof mines;
