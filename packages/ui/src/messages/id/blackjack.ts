/** Messages of blackjack, in Indonesian, the reference language. @source ours */
export const blackjack = {
  verb: 'Bagikan kartu',
  table: 'Meja blackjack. Tombol H tambah, S cukup, D gandakan, P pisah',
  dealer: 'Bandar',
  hand: 'Tangan Anda',
  handOf: 'Tangan {number}',
  turn: 'giliran Anda',
  soft: 'lunak',
  moves: 'Langkah',
  hit: 'Tambah',
  stand: 'Cukup',
  double: 'Gandakan',
  split: 'Pisah',
  advice: 'Saran',
  suggested: 'disarankan',
  further: '+{stake}',
  stakes: 'Taruhan {count}×',
  running: '{total} lawan {dealer}. Total taruhan {stake}.',
  spoken: '{hand}: {cards}. {total}. Bandar: {dealer}.',
  spokenEnd: 'Bandar: {dealer}. {total}.',
  versus: '{result} {player}–{dealer}',
  blackjack: 'Blackjack',
  won: 'Menang',
  push: 'Seri',
  lost: 'Kalah',
};

/** Shape of this area in every language. */
export type BlackjackMessages = typeof blackjack;
