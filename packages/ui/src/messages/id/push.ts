/** Messages of the push settings of a device, in Indonesian, the reference language. @source ours */
export const push = {
  title: 'Di perangkat ini',
  intro:
    'Terima pesan di perangkat ini meski aplikasi ditutup. Jumlah uang terlihat di layar kunci; Anda dapat mematikannya kapan saja.',
  money: 'Deposit dan penarikan',
  moneyHint: 'Saat permintaan Anda selesai atau ditolak, atau ada perubahan lain pada dompet Anda.',
  results: 'Hasil laga',
  resultsHint: 'Saat laga yang Anda pasang taruhannya selesai.',
  loading: 'Memuat pengaturan perangkat ini',
  failed: 'Pengaturan perangkat ini tidak dapat dimuat.',
  blocked:
    'Browser Anda memblokir notifikasi dari situs ini. Izinkan di pengaturan situs, di samping alamat, lalu muat ulang halaman ini.',
  unsupported: 'Browser ini tidak dapat menerima pesan saat aplikasi ditutup.',
  install:
    'Di iPhone dan iPad, tambahkan dulu aplikasi ke layar utama: ketuk Bagikan, lalu Tambah ke Layar Utama.',
  offline: 'Anda sedang offline. Pengaturan ini dapat diubah lagi saat Anda terhubung.',
};
export type PushMessages = { readonly [Key in keyof typeof push]: string };
