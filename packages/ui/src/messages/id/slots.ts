/** Words of the slot machines in Indonesian, the reference language. @source ours */
export const slots = {
  // Symbols
  lantern: 'Lentera',
  kite: 'Layang-layang',
  bell: 'Lonceng',
  mango: 'Mangga',
  flower: 'Bunga',
  leaf: 'Daun',
  pearl: 'Mutiara',
  shell: 'Kerang',
  whale: 'Paus',
  turtle: 'Penyu',
  squid: 'Cumi-cumi',
  crab: 'Kepiting',
  star: 'Bintang laut',
  coral: 'Karang',
  weed: 'Rumput laut',
  diamond: 'Berlian',
  ruby: 'Rubi',
  emerald: 'Zamrud',
  sapphire: 'Safir',
  amethyst: 'Kecubung',
  topaz: 'Topas',
  durian: 'Durian',
  mangosteen: 'Manggis',
  papaya: 'Pepaya',
  coconut: 'Kelapa',
  banana: 'Pisang',
  lime: 'Jeruk nipis',
  gong: 'Gong',
  drum: 'Kendang',
  fan: 'Kipas',
  coin: 'Koin',
  mask: 'Topeng',
  umbrella: 'Payung',
  kris: 'Keris',
  moon: 'Bulan',
  sun: 'Matahari',
  comet: 'Komet',
  cloud: 'Awan',
  bolt: 'Kilat',
  // Reels
  reels: 'Gulungan',
  row: 'Baris {row}: {symbols}.',
  ready: '{lines} garis bermain sekaligus',
  turning: 'Gulungan berputar',
  nothing: 'Tidak ada garis yang membayar',
  linePays: 'Garis {line}: {count} × {symbol}, {amount}',
  scatterPays: '{count} × {symbol} di mana saja, {amount}',
  linesPay: 'Garis yang membayar: {count}, {amount}',
  // Free spins
  freeSpinsWon: '{count} putaran gratis, semua bayaran ×{times}',
  freeSpinNow: 'Putaran gratis {number} dari {count}',
  soFar: '{amount} sejauh ini',
  spins: 'Putaran permainan ini',
  spinBought: 'Putaran',
  spinFree: 'Gratis {number}',
  lastLines: 'Hasil putaran',
  // Playing
  spin: 'Putar',
  // Rules
  rulesLines:
    'Semua {lines} garis bermain sekaligus dan taruhan dibagi rata di antaranya. Garis membayar simbol yang sama berurutan dari gulungan paling kiri; setiap garis membayar satu kali, yang tertinggi.',
  rulesBothWays:
    'Garis juga membayar dari kanan: simbol yang sama berdampingan dari gulungan paling kanan. Deret di semua gulungan dibayar sekali.',
  rulesWild: '{symbol} menggantikan setiap simbol lain.',
  rulesWildBut: '{symbol} menggantikan setiap simbol kecuali {other}.',
  rulesWildTimes:
    'Setiap {symbol} dalam garis dengan simbol lain mengalikan bayarannya dengan {times}.',
  rulesFree:
    '{symbol} membayar di mana saja dan membuka putaran gratis dengan taruhan yang sama; semua bayaran di dalamnya dikalikan {times}. {symbol} dalam putaran gratis tidak membuka putaran lagi.',
  rulesPace: 'Putaran tidak dapat dipercepat, dihentikan, atau diputar otomatis.',
  rulesFair:
    'Setiap perhentian gulungan sama besar peluangnya, pada setiap putaran. Hasil sebelumnya tidak mengubah berikutnya.',
  payOf: '{count} × {symbol}',
  payLine: '{units}× taruhan garis',
  payScatter: '{units}× taruhan + {spins} putaran gratis',
};

/** Shape that every language of this area fills. */
export type SlotsMessages = typeof slots;
