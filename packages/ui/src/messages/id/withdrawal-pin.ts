/** Words of the PIN that withdrawals take. @source ours */
export const withdrawalPin = {
  title: 'PIN penarikan',
  on: 'Aktif',
  since: 'Berlaku sejak',
  offBody:
    'Setiap penarikan meminta 6 angka yang hanya Anda ketahui. Orang yang memegang ponsel Anda tetap tidak bisa menarik saldo.',
  demanded: 'Penarikan memerlukan PIN. Buat PIN Anda sekarang; hanya perlu satu menit.',
  begin: 'Buat PIN',
  change: 'Ganti PIN',
  end: 'Hapus PIN',
  setTitle: 'Buat PIN penarikan',
  setBody: 'Ketik kata sandi Anda dahulu, lalu pilih 6 angka yang sulit ditebak.',
  changeTitle: 'Ganti PIN penarikan',
  changeBody: 'Ketik kata sandi dan PIN Anda sekarang, lalu PIN yang baru.',
  endTitle: 'Hapus PIN penarikan?',
  endBody: 'Sesudahnya, penarikan tidak lagi meminta PIN.',
  currentPin: 'PIN saat ini',
  newPin: 'PIN baru',
  repeatPin: 'Ulangi PIN baru',
  fieldCurrentPin: 'PIN saat ini',
  fieldPin: 'PIN',
  save: 'Simpan PIN',
  forgotten: 'Lupa PIN? Hubungi dukungan.',
  loading: 'Memuat PIN penarikan',
  failed: 'PIN penarikan tidak dapat dimuat',
};

export type WithdrawalPinMessages = typeof withdrawalPin;
