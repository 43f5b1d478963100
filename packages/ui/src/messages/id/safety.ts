import { plural } from '../fill-count.ts';

/**
 * Messages of safer play: limits, time-outs, reality check, in Indonesian, the reference language.
 * @source design glossary; wording ours
 */
export const safety = {
  // Session
  session: 'Sesi ini',
  elapsed: 'Lama bermain',
  staked: 'Ditaruhkan',
  returned: 'Kembali',
  net: 'Bersih',
  sessionDetails: 'Rincian sesi',
  // Reality check
  realityTitle: 'Pengingat sesi',
  realityText: 'Anda sudah bermain selama {time}. Periksa sejenak sebelum melanjutkan.',
  realityHeld: 'Taruhan baru dijeda sampai Anda memilih.',
  realityNext: 'Pengingat berikutnya setelah {time}.',
  realityPause: 'Anda bisa bermain lagi dalam',
  keepPlaying: 'Lanjut bermain',
  takeBreak: 'Jeda sejenak',
  seeHistory: 'Lihat riwayat',
  // Limits
  limitDeposit: 'Batas deposit',
  limitLoss: 'Batas kerugian',
  limitStake: 'Batas taruhan',
  limitSession: 'Batas waktu bermain',
  limitDepositNote: 'Menghitung setiap deposit. Penarikan tidak menguranginya.',
  limitLossNote: 'Taruhan Anda dikurangi hasil yang kembali.',
  limitStakeNote: 'Menghitung setiap taruhan Anda.',
  limitSessionNote: 'Menghitung waktu bermain Anda di semua perangkat.',
  limitPeriod: 'Jangka waktu',
  period24h: '24 jam',
  period7d: '7 hari',
  periodMonth: '1 bulan',
  limitInForce: 'Batas saat ini',
  limitNone: 'Belum ada batas',
  limitNew: 'Batas baru',
  limitNewMinutes: 'Batas baru dalam menit',
  limitInvalid: 'Isi jumlah di atas nol.',
  limitSame: 'Sama dengan batas saat ini. Masukkan batas lain.',
  limitSetNote: 'Langsung berlaku.',
  limitDecreaseNote: 'Batas yang lebih rendah langsung berlaku.',
  limitIncreaseNote:
    'Kenaikan batas menunggu {hours} jam, lalu perlu Anda konfirmasi. Sampai saat itu, batas saat ini tetap berlaku.',
  limitLowest: 'Bila beberapa batas berlaku bersamaan, yang terendah yang dipakai.',
  limitPending:
    'Kenaikan ke {next} menunggu sampai {time}. Sampai saat itu, batas {current} tetap berlaku.',
  limitReady:
    'Kenaikan ke {next} dapat dikonfirmasi. Sampai saat itu, batas {current} tetap berlaku.',
  limitConfirm: 'Konfirmasi kenaikan',
  limitCancel: 'Batalkan kenaikan',
  limitSave: 'Simpan batas',
  limitAsk: 'Ajukan kenaikan',
  minutes: plural({ other: '{count} menit' }),
  // Meter
  meterUsed: '{used} dari {limit}',
  meterLeft: 'Sisa {amount}',
  meterNear: 'Hampir mencapai batas',
  meterReached: 'Batas tercapai',
  meterResets: 'Direset {time}',
  // Time-out
  timeOutTitle: 'Jeda sejenak',
  timeOutText:
    'Selama jeda Anda tidak dapat bertaruh atau melakukan deposit. Anda tetap dapat menarik dana.',
  timeOutLength: 'Lama jeda',
  out24h: '24 jam',
  out1w: '1 minggu',
  out1m: '1 bulan',
  out6w: '6 minggu',
  timeOutUntil: 'Sampai {time}',
  timeOutFinal: 'Jeda yang sudah dimulai tidak dapat dipersingkat.',
  timeOutPick: 'Pilih lama jeda',
  timeOutStart: 'Mulai jeda {duration}',
  // Self-exclusion
  exclusionTitle: 'Pengecualian diri',
  exclusionStep: 'Langkah {step} dari {count}',
  exclusionFacts: 'Apa yang terjadi',
  exclusionClosed: 'Anda langsung tidak dapat bermain atau melakukan deposit.',
  exclusionBrands: 'Berlaku untuk semua merek di bawah lisensi yang sama.',
  exclusionMoney: 'Saldo tetap milik Anda dan dapat ditarik.',
  exclusionMail: 'Anda tidak akan menerima promosi dari kami.',
  exclusionFinal:
    'Pengecualian diri tidak dapat dibatalkan atau dipersingkat sebelum masanya berakhir.',
  exclusionForeverFinal: 'Pengecualian diri tanpa batas waktu tidak berakhir dengan sendirinya.',
  exclusionLength: 'Lama pengecualian',
  exclusion6m: '6 bulan',
  exclusion1y: '1 tahun',
  exclusion5y: '5 tahun',
  exclusionForever: 'Tanpa batas waktu',
  exclusionSure: 'Konfirmasi',
  exclusionWord: 'KECUALIKAN SAYA',
  exclusionType: 'Ketik “{text}” untuk setuju',
  exclusionConfirm: 'Mulai pengecualian: {duration}',
  exclusionDone: 'Pengecualian berlaku',
  exclusionDoneUntil: 'Berlaku sampai {time}. Anda tetap dapat menarik saldo.',
  exclusionDoneForever: 'Berlaku tanpa batas waktu. Anda tetap dapat menarik saldo.',
  next: 'Lanjut',
  back: 'Kembali',
  // Notes on the page
  helpTitle: 'Butuh bantuan?',
  helpText: 'Berbicara dengan seseorang dapat membantu.',
  helpEmpty: 'Hubungi layanan pelanggan untuk daftar layanan bantuan.',
  age: '{age}+',
  ageLabel: 'Hanya untuk usia {age} tahun ke atas',
  fairPlayTitle: 'Bermain bertanggung jawab',
  fairPlayText:
    'Permainan ini adalah hiburan, bukan cara mencari uang. Hasil sebelumnya tidak memengaruhi ronde berikutnya.',
  setLimits: 'Atur batas',
  limitLift: 'Hapus batas',
  limitLiftNote:
    'Penghapusan batas menunggu {hours} jam, lalu perlu Anda konfirmasi. Sampai saat itu batas ini tetap berlaku.',
  limitLiftPending:
    'Penghapusan batas menunggu sampai {time}. Sampai saat itu, batas {current} tetap berlaku.',
  limitLiftReady:
    'Penghapusan batas dapat dikonfirmasi. Sampai saat itu, batas {current} tetap berlaku.',
  limitLiftConfirm: 'Konfirmasi penghapusan',
  limitLiftCancel: 'Pertahankan batas',
};

/** Shape of this area in every language. */
export type SafetyMessages = typeof safety;
