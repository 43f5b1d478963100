/**
 * Messages of small parts: buttons, QR codes, meters, in Indonesian, the reference language.
 * @source design glossary; wording ours
 */
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

/** Shape of this area in every language. */
export type AtomsMessages = typeof atoms;
