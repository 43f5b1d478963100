/** Messages of the withdrawal PIN. @source ours */
export const withdrawalPin = {
  title: 'PIN penarikan',
  on: 'Aktif',
  since: 'Berlaku sejak',
  offBody:
    'Setiap penarikan meminta 6 angka yang hanya Anda ketahui. Orang yang memegang ponsel Anda tetap tidak dapat menarik dana.',
  demanded: 'Penarikan memerlukan PIN. Buat PIN Anda sekarang; hanya perlu satu menit.',
  begin: 'Buat PIN',
  change: 'Ganti PIN',
  end: 'Hapus PIN',
  setTitle: 'Buat PIN penarikan',
  setBody: 'Ketik kata sandi Anda dahulu, lalu pilih 6 angka yang sulit ditebak.',
  changeTitle: 'Ganti PIN penarikan',
  changeBody: 'Ketik kata sandi dan PIN Anda saat ini, lalu PIN yang baru.',
  endTitle: 'Hapus PIN penarikan?',
  endBody: 'Penarikan tidak akan meminta PIN lagi.',
  currentPin: 'PIN saat ini',
  newPin: 'PIN baru',
  repeatPin: 'Ulangi PIN baru',
  fieldCurrentPin: 'PIN saat ini',
  fieldPin: 'PIN',
  save: 'Simpan PIN',
  forgotten: 'Lupa PIN? Hubungi layanan pelanggan.',
  loading: 'Memuat PIN penarikan',
  failed: 'PIN penarikan tidak dapat dimuat',
};

export type WithdrawalPinMessages = typeof withdrawalPin;
