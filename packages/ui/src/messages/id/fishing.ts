/** Messages of fishing in Indonesian, the reference language. @source ours */
export const fishing = {
  // Targets
  anchovy: 'Teri',
  sardine: 'Sarden',
  mullet: 'Belanak',
  snapper: 'Kakap',
  pomfret: 'Bawal',
  grouper: 'Kerapu',
  ray: 'Pari',
  shark: 'Hiu',
  chest: 'Peti',
  dragon: 'Naga air',
  // Playing
  pond: 'Kolam',
  pondHint:
    'Tombol panah membidik ikan, Enter atau spasi menebar jala. Bisa juga ketuk ikan untuk membidiknya dan ketuk lagi untuk menebar jala. Semua sasaran ada di daftar.',
  targets: 'Sasaran',
  targetsHint: 'Tombol panah untuk memilih, Enter untuk menebar jala.',
  target: '{name}, {pays}, peluang {chance}',
  chance: 'Peluang {chance}',
  choose: 'Pilih sasaran',
  cast: 'Tebar jala ke {name}',
  possible: '{chance} · kembali {amount}',
  possibleUpTo: '{chance} · kembali hingga {amount}',
  caught: '{name} tertangkap! {multiple}',
  others: 'Pemain lain',
  missed: '{name} lolos',
  // Rules
  rulesShot:
    'Setiap tebaran jala adalah satu taruhan pada satu sasaran. Nilai taruhan adalah tenaga jala.',
  rulesChance:
    'Peluang tertulis di setiap sasaran. Ukuran, tempat, dan gerak ikan di layar tidak mengubahnya; dua ikan sejenis sama saja.',
  rulesPrizes: 'Sebagian sasaran membawa hadiah yang berbeda-beda: {prizes}.',
  rulesPrize: '{name} {multiple} ({share})',
  rulesReturn: 'Dalam jangka panjang, semua sasaran mengembalikan bagian taruhan yang sama.',
  rulesFair:
    'Tebaran sebelumnya tidak memengaruhi yang berikutnya. Jala tidak pernah menebar sendiri.',
};

/** Shape of this area in every language. */
export type FishingMessages = typeof fishing;
