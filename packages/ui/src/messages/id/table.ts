/** Messages of games with shared rounds, in Indonesian, the reference. @source ours */
export const table = {
  round: 'Ronde {number}',
  bettingOpen: 'Taruhan dibuka',
  closesIn: 'Ditutup dalam {time}',
  nextIn: 'Ronde berikutnya dalam {time}',
  nextSoon: 'Ronde berikutnya segera dibuka.',
  secondsShort: '{seconds} detik',
  yourBets: 'Taruhan Anda',
  noBets: 'Anda belum memiliki taruhan di ronde ini.',
  // Proof of a round
  proof: 'Verifikasi ronde {number}',
  proofText:
    'Hash ini diumumkan setelah ronde selesai. Dengan hash ini, siapa pun dapat menghitung ulang hasilnya.',
  proofHash: 'Hash',
  proofCheck: 'Periksa ronde {number}',
  proofNone: 'Hash setiap ronde tampil di sini setelah ronde selesai.',
};
