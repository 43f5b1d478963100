import { plural } from '../fill-count.ts';

/** Messages of video poker, in Indonesian, the reference language. @source ours */
export const poker = {
  verb: 'Bagikan kartu',
  draw: plural({ other: 'Ganti {count} kartu' }),
  drawNone: 'Tahan semua kartu',
  cards: 'Kartu Anda',
  choose: 'Kartu Anda. Pilih yang ditahan dengan tombol 1 sampai 5',
  hold: 'Tahan',
  held: 'Ditahan',
  suggested: 'disarankan',
  advice: 'Saran',
  useAdvice: 'Pakai saran',
  pays: 'Tabel pembayaran',
  pay: '{hand}: {multiple}',
  running: '{hand}. Pilih kartu yang ditahan. Taruhan {stake}.',
  spoken: '{hand}: {cards}.',
  'royal-flush': 'Royal flush',
  'straight-flush': 'Straight flush',
  'four-of-a-kind': 'Empat sejenis',
  'full-house': 'Full house',
  flush: 'Flush',
  straight: 'Straight',
  'three-of-a-kind': 'Tiga sejenis',
  'two-pair': 'Dua pasang',
  'jacks-or-better': 'Sepasang J–A',
  nothing: 'Tidak ada bayaran',
};

/** Shape of this area in every language. */
export type PokerMessages = typeof poker;
