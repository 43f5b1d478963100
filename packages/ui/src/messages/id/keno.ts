import { plural } from '../fill-count.ts';

/** Messages of keno, in Indonesian, the reference language. @source ours */
export const keno = {
  verb: 'Undi',
  board: plural({ other: 'Papan nomor 1 sampai {last}, {count} dipilih' }),
  chosen: '{number}, dipilih',
  drawn: '{number}, keluar',
  hit: '{number}, dipilih dan keluar',
  numbers: 'Nomor',
  quick: 'Acak',
  clear: 'Hapus',
  missing: 'Pilih 1 sampai {maximum} nomor',
  pays: 'Bayaran menurut nomor yang kena',
  pay: '{hits} kena: {multiple}',
  result: '{hits} dari {count} kena',
  boardShort: '{count} nomor · risiko {risk}',
};

/** Shape of this area in every language. */
export type KenoMessages = typeof keno;
