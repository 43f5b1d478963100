/**
 * Messages of overlays: command palette, tours, image viewer, in Indonesian, the reference language.
 * @source design glossary; wording ours
 */
export const overlays = {
  commandPalette: 'Menu perintah',
  commandSearch: 'Cari halaman atau tindakan',
  commandRecent: 'Baru dipakai',
  commandEmpty: 'Tidak ada yang cocok dengan “{query}”.',
  commandNone: 'Belum ada perintah untuk Anda.',
  commandLoading: 'Memuat perintah',
  commandError: 'Perintah tidak dapat dimuat.',
  commandFound: 'Ditemukan: {count}',
  commandMove: 'pindah',
  commandRun: 'jalankan',
  commandLeave: 'tutup',
  typeToConfirm: 'Ketik “{text}” untuk melanjutkan',
  sheetExpand: 'Perbesar panel',
  sheetCollapse: 'Perkecil panel',
  consentTitle: 'Pilihan privasi Anda',
  consentBody:
    'Sebagian data di perangkat Anda diperlukan agar situs ini berjalan. Selebihnya hanya dengan persetujuan Anda.',
  consentAccept: 'Terima semua',
  consentReject: 'Tolak semua',
  consentChoose: 'Atur pilihan',
  consentSave: 'Simpan pilihan',
  consentRequired: 'Selalu aktif',
  tourStep: 'Langkah {step} dari {total}',
  tourSkip: 'Lewati',
  tourNext: 'Lanjut',
  tourDone: 'Selesai',
};

/** Shape of this area in every language. */
export type OverlaysMessages = typeof overlays;
