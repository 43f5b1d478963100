import { plural } from '../fill-count.ts';

/** Messages of the bingo stage in Indonesian, the reference. @source ours */
export const bingo = {
  caller: 'Bola yang dipanggil',
  calledCount: '{count} dari {total} bola',
  notCalled: 'Belum ada bola dipanggil',
  ball: 'Bola {ball}',
  announceBall: 'Bola {ball}.',
  announceWon: 'Ronde {number} selesai.',
  // Cards
  cards: 'Kartu Anda',
  cardsNone: 'Anda belum punya kartu di ronde ini.',
  card: 'Kartu {number}',
  cardOf: 'Kartu {number} dari {count}',
  previousCard: 'Kartu sebelumnya',
  nextCard: 'Kartu berikutnya',
  marked: 'sudah ditandai',
  bought: 'Kartu sudah dibeli',
  boughtNote: 'Kartu Anda untuk ronde ini sudah dibeli. Menunggu bola pertama.',
  closedSale: 'Penjualan ditutup',
  free: 'Bebas',
  autoDaub: 'Tandai otomatis',
  autoDaubHint: 'Hanya bantuan visual. Setiap bola yang dipanggil dihitung, ditandai atau tidak.',
  near: '{pattern}: kurang 1',
  won: '{pattern}: lengkap',
  // Patterns and prizes
  prizes: 'Hadiah',
  corners: 'Empat sudut',
  line: 'Satu garis',
  full: 'Kartu penuh',
  prizeOpen: 'Belum dimenangkan',
  prizeWon: 'Kartu pemenang: {count}',
  prizeNote: 'Hadiah adalah bagian dari total penjualan dan bertambah selama kartu dijual.',
  sold: 'Kartu terjual: {count}',
  // Buying
  buyTitle: 'Beli kartu',
  howMany: 'Jumlah kartu',
  price: 'Harga kartu {amount}',
  buy: plural({ other: 'Beli {count} kartu' }),
  mostCards: plural({ other: 'Paling banyak {count} kartu per ronde.' }),
  sellingEnds: 'Bola pertama dalam {time}',
  calling: 'Bola sedang dipanggil. Kartu dijual lagi di ronde berikutnya.',
};
