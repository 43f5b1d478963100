/** Words of the frame that all games of the house share, in Indonesian, the reference language. @source ours */
export const playFrame = {
  returnShort: 'RTP {rtp}',
  rtpWithJackpot: '{rtp} + {jackpot} jackpot',
  about: 'Tentang {title}',
  readFirst:
    'Baca dulu cara bermain, pembayaran, dan pengembaliannya sebelum taruhan pertama. Pengembalian teoretis {rtp}.',
  understood: 'Saya mengerti',
  close: 'Tutup',
  allPays: 'Lihat semua pembayaran',
  panel: 'Taruhan',
  guest: 'Masuk untuk bermain',
  faceRules: 'Baca aturan dulu',
  facePlaying: 'Menunggu hasil…',
  faceUnknown: 'Memastikan hasil…',
  faceEmpty: 'Isi nilai taruhan',
  faceWaiting: 'Tunggu {seconds} detik',
  hintViewer: 'Akun ini hanya dapat menonton.',
  hintStale: 'Pembaruan terhenti. Taruhan dikunci sampai tersambung lagi.',
  hintInsufficient: 'Saldo Anda tidak cukup untuk taruhan ini.',
  hintBelow: 'Taruhan minimal {amount}.',
  hintAbove: 'Taruhan maksimal {amount}.',
  unknown: 'Jawaban belum sampai. Jangan bermain lagi; kami sedang memastikan hasilnya.',
  refused: 'Taruhan tidak diterima.',
  possible: 'Potensi hasil {amount}',
  won: 'Menang {amount}',
  returned: 'Kembali {amount}',
  lost: 'Tidak ada pembayaran',
  stakeAndNet: 'Taruhan {stake} · bersih {net}',
  noPlay: 'Belum ada permainan di sesi ini.',
  recent: 'Hasil terakhir',
  recentEmpty: 'Belum ada hasil.',
  chance: 'Peluang',
  multiple: 'Pengali',
  payout: 'Bila menang',
};

/** Shape that every language of this area fills. */
export type PlayFrameMessages = typeof playFrame;
