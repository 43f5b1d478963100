/**
 * Messages of two-factor sign-in: entering the code, turning it on and off.
 * @source ours (security.md 6.3.3)
 */
export const secondFactor = {
  title: 'Verifikasi dua langkah',
  // Signing in
  askApp: 'Buka aplikasi autentikator di ponsel Anda, lalu ketik 6 angka yang tampil.',
  askRecovery: 'Ketik salah satu kode pemulihan yang Anda simpan. Tiap kode hanya berlaku sekali.',
  code: 'Kode 6 angka',
  recoveryCode: 'Kode pemulihan',
  recoveryHint: 'Contoh: ABCDE-12345',
  useRecovery: 'Pakai kode pemulihan',
  useApp: 'Pakai aplikasi autentikator',
  codeShort: 'Ketik keenam angkanya.',
  recoveryShort: 'Kode pemulihan terdiri dari 10 huruf dan angka, seperti ABCDE-12345.',
  // Turned off
  offBody:
    'Setelah kata sandi, Anda juga mengetik kode dari ponsel. Orang yang tahu kata sandi Anda tetap tidak bisa masuk.',
  demanded:
    'Akun Anda wajib memakainya. Aktifkan sekarang untuk melanjutkan; hanya perlu dua menit.',
  turnOn: 'Aktifkan',
  // Turning on
  stepPassword: 'Kata sandi',
  stepScan: 'Hubungkan ponsel',
  stepKeep: 'Simpan kode',
  passwordTitle: 'Ketik kata sandi Anda',
  passwordBody: 'Ini memastikan hanya Anda yang dapat mengaktifkannya.',
  scanTitle: 'Hubungkan aplikasi autentikator',
  scanBody: 'Buka aplikasinya di ponsel, tambahkan akun, lalu pindai kode QR ini.',
  scanQr: 'Kode QR untuk aplikasi autentikator',
  key: 'Atau ketik kunci ini',
  keyThing: 'kunci',
  keyHint: 'Jika Anda membuka halaman ini di ponsel yang sama.',
  confirmBody: 'Lalu ketik kode yang tampil di aplikasi.',
  confirm: 'Aktifkan',
  // Recovery codes
  keepTitle: 'Simpan kode pemulihan',
  keepBody:
    'Verifikasi dua langkah sudah aktif. Jika ponsel Anda hilang, masuklah dengan salah satu kode ini. Tiap kode berlaku sekali dan hanya tampil sekarang.',
  keepNewBody:
    'Kode yang lama tidak berlaku lagi. Jika ponsel Anda hilang, masuklah dengan salah satu kode ini. Tiap kode berlaku sekali dan hanya tampil sekarang.',
  codes: 'Kode pemulihan',
  codesThing: 'kode pemulihan',
  download: 'Unduh',
  kept: 'Saya sudah menyimpannya di tempat aman',
  done: 'Selesai',
  // Turned on
  on: 'Aktif',
  since: 'Aktif sejak',
  left: 'Sisa kode pemulihan',
  fewTitle: 'Sisa kode pemulihan: {count}',
  fewBody: 'Buat kode baru sebelum habis.',
  renew: 'Kode pemulihan baru',
  renewNote: 'Kode Anda saat ini tidak berlaku lagi begitu kode baru dibuat.',
  renewSubmit: 'Buat kode baru',
  turnOff: 'Nonaktifkan',
  offTitle: 'Nonaktifkan verifikasi dua langkah?',
  offNote:
    'Setelah itu, kata sandi saja cukup untuk masuk, dan semua kode pemulihan tidak berlaku lagi.',
  anyCode: 'Kode 6 angka atau kode pemulihan',
  loading: 'Memuat verifikasi dua langkah',
  failed: 'Verifikasi dua langkah tidak dapat dimuat',
};

export type SecondFactorMessages = typeof secondFactor;
