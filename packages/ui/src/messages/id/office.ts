/** Words of the back office, in Indonesian, the reference language. @source design glossary; wording ours */
export const office = {
  kpiTitle: 'Angka utama',
  kpiAt: 'Data pukul {time}',
  kpiAgainst: 'Data pukul {time}, dibanding {period}',
  kpiFailed: 'Angka utama tidak dapat dimuat',
  auditTitle: 'Jejak audit',
  auditEmpty: 'Belum ada tindakan yang tercatat.',
  auditFailed: 'Jejak audit tidak dapat dimuat',
  auditLoading: 'Memuat jejak audit',
  auditChanges: 'Perubahan ({count})',
  auditBy: 'oleh {actor}',
  riskTitle: 'Tanda risiko',
  riskNone: 'Tidak ada tanda risiko.',
  riskSevere: 'Kritis',
  riskHigh: 'Tinggi',
  riskMedium: 'Sedang',
  riskLow: 'Rendah',
  riskSince: 'sejak {time}',
  riskSeverity: 'Tingkat risiko: {severity}',
  onlineTitle: 'Sedang daring',
  onlineCount: 'Daring: {count}',
  onlineNone: 'Tidak ada yang daring.',
  onlineMore: 'dan {count} lainnya',
  onlineSelf: 'Anda',
  onlineAway: 'sedang pergi',
  onlineLost: 'Kehadiran tidak dapat dipantau saat ini.',
};

/** Shape that every language of this area fills. */
export type OfficeMessages = typeof office;
