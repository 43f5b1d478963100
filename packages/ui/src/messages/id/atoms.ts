/** Messages of small parts: buttons, codes to scan, meters, in Indonesian, the reference language. @source design glossary; wording ours */
export const atoms = {
  removeThing: 'Hapus {thing}',
  countOf: '{thing}: {count}',
  online: 'online',
  away: 'tidak aktif',
  offline: 'offline',
  personIs: '{name}, {status}',
  timePaused: 'Dijeda, sisa {time}',
  pauseMotion: 'Jeda baris berjalan',
  playMotion: 'Jalankan baris',
  otherActions: 'Opsi lain untuk {thing}',
  inProgress: 'Sedang berjalan',
  qrFailed: 'Kode QR tidak dapat dibuat. Salin saja kodenya.',
};

/** Shape that every language of this area fills. */
export type AtomsMessages = typeof atoms;
