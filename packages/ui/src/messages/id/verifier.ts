/** Messages of the play verifier in Indonesian, the reference language. @source ours */
export const verifier = {
  title: 'Periksa permainan',
  text: 'Hasil dihitung ulang di perangkat Anda, tanpa server. Data yang Anda tempel tidak dikirim ke mana pun.',
  game: 'Permainan',
  serverSeed: 'Seed server (setelah dibuka)',
  commitment: 'Hash seed server',
  clientSeed: 'Seed klien',
  nonce: 'Nomor urut',
  roundHash: 'Hash ronde',
  hashBefore: 'Hash ronde sebelumnya',
  salt: 'Salt rantai',
  round: 'Nomor ronde',
  amount: 'Nilai taruhan',
  currency: 'Mata uang',
  choice: 'Pilihan (JSON)',
  outcome: 'Hasil yang tercatat (JSON)',
  payout: 'Pembayaran yang tercatat',
  fieldError: 'Tidak dapat dibaca. Periksa isiannya.',
  verify: 'Hitung ulang',
  examples: 'Contoh yang diterbitkan pihak lain',
  verdict: 'Hasil pemeriksaan',
  commitmentMatches: 'Janji ditepati: seed ini cocok dengan hash yang diumumkan sebelum bermain.',
  commitmentMismatch:
    'Janji tidak ditepati: seed ini tidak cocok dengan hash. Simpan data ini dan hubungi layanan pelanggan.',
  commitmentUnknown: 'Hash tidak diisi, jadi janji tidak diperiksa.',
  sameOutcome: 'Hasil sama: perhitungan ulang memberikan hasil yang tercatat.',
  otherOutcome: 'Hasil berbeda. Simpan data ini dan hubungi layanan pelanggan.',
  outcomeUnknown: 'Tidak ada hasil untuk dibandingkan. Ini hasil hitung ulangnya.',
  computed: 'Hasil hitung ulang',
  computedPayout: 'Pembayaran hasil hitung ulang',
  how: 'Cara menghitungnya',
  seedStep1:
    'Sebelum bermain, server mengumumkan SHA-256 dari seed-nya: sebuah janji yang tidak dapat diubah.',
  seedStep2:
    'Setiap permainan mendapat nomor urut mulai dari 1. Seed klien Anda pilih sendiri, setelah janji berikutnya diumumkan.',
  seedStep3:
    'HMAC-SHA256 dengan kunci seed server atas teks “seed klien:nomor urut:kursor” memberi 32 byte untuk setiap kursor mulai 0.',
  seedStep4:
    'Setiap empat byte menjadi satu angka acak; aturan permainan mengubahnya menjadi hasil.',
  seedStep5: 'Saat seed diganti, seed lama dibuka dan siapa pun dapat menghitung ulang.',
  roundStep1:
    'Ronde bersama memakai rantai hash: setiap hash adalah SHA-256 dari hash ronde sesudahnya. Ujungnya diumumkan sebelum ronde pertama.',
  roundStep2:
    'Salt ditetapkan setelah ujung rantai diumumkan, sehingga rantai tidak dapat dipilih berdasarkan hasilnya.',
  roundStep3: 'Hash ronde dan salt bersama menentukan titik crash, bola, atau kartu.',
  roundStep4: 'Hash ronde sebelumnya membuktikan hash ini: SHA-256-nya harus sama.',
};

/** Shape of this area in every language. */
export type VerifierMessages = typeof verifier;
