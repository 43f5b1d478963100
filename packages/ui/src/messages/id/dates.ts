/** Messages of date fields, in Indonesian, the reference language. @source design glossary; wording ours */
export const dates = {
  dateFrom: 'Dari',
  dateTo: 'Sampai',
  dateFromOf: 'awal {field}',
  dateToOf: 'akhir {field}',
  datePresets: 'Rentang cepat: {field}',
  dateToday: 'Hari ini',
  date7d: '7 hari',
  date30d: '30 hari',
  dateThisMonth: 'Bulan ini',
  dateMin: 'Tanggal paling awal: {date}.',
  dateMax: 'Tanggal paling akhir: {date}.',
  dateOrder: 'Tanggal akhir tidak boleh sebelum tanggal awal.',
};

/** Shape of this area in every language. */
export type DatesMessages = typeof dates;
