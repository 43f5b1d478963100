import { plural } from '../fill-count.ts';

/** Messages of the slot machines in Indonesian, the reference language. @source ours */
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
  turning: 'Berputar…',
  nothing: 'Belum menang',
  linePays: 'Garis {line}: {count} × {symbol}, {amount}',
  scatterPays: '{count} × {symbol} di mana saja, {amount}',
  linesPay: plural({ other: '{count} garis menang, {amount}' }),
  // Free spins
  freeSpinsWon: plural({ other: '{count} putaran gratis, semua bayaran ×{times}' }),
  freeSpinNow: 'Putaran gratis {number} dari {count}',
  soFar: '{amount} sejauh ini',
  spins: 'Putaran permainan ini',
  spinBought: 'Putaran',
  spinFree: 'Gratis {number}',
  lastLines: 'Hasil putaran',
  // Features
  expandNow: plural({ other: '{symbol} memenuhi gulungan {reels}' }),
  tumbleNow: 'Runtuhan {number}',
  trailNow: 'Jejak ×{times}',
  coinsHeld: plural({ other: '{count} koin ditahan' }),
  respinsLeft: plural({ other: 'sisa {count} putaran ulang' }),
  coinsPay: plural({ other: '{count} koin ditahan, {amount}' }),
  // Playing
  spin: 'Putar',
  // Rules
  rulesLines:
    'Semua {lines} garis bermain sekaligus dan taruhan dibagi rata. Garis membayar simbol yang sama berdampingan dari gulungan paling kiri; hanya kemenangan tertinggi per garis yang dibayar.',
  rulesBothWays:
    'Garis juga membayar dari kanan: simbol yang sama berdampingan dari gulungan paling kanan. Deret yang memenuhi semua gulungan dibayar sekali.',
  rulesWild: '{symbol} adalah wild dan menggantikan simbol apa pun.',
  rulesWildBut: '{symbol} adalah wild dan menggantikan simbol apa pun kecuali {other}.',
  rulesWildTimes:
    'Setiap {symbol} dalam garis dengan simbol lain mengalikan bayarannya dengan {times}.',
  rulesFree:
    '{symbol} membayar di mana saja dan memicu putaran gratis dengan taruhan yang sama; semua bayaran di dalamnya ×{times}. Putaran gratis tidak dapat dipicu lagi.',
  featureExpand: 'Wild meluas',
  rulesExpand: '{symbol} di jendela memenuhi seluruh gulungannya sebelum garis dibayar.',
  featureTumble: 'Runtuhan',
  rulesTumble:
    'Simbol pada garis yang menang menghilang, simbol di atasnya jatuh, dan gulungan berlanjut dari atas. Ini berulang selama ada garis yang menang; setiap kemenangan dibayar.',
  featureTrail: 'Jejak pengali',
  rulesTrail:
    'Setiap {symbol} di jendela memajukan jejak satu langkah. Jejak mengalikan semua garis putaran itu: {times}.',
  featureHold: 'Tahan dan menang',
  rulesHold:
    '{minimum} {symbol} atau lebih ditahan, dan sel lainnya berputar ulang {respins} kali. Setiap {symbol} baru ditahan dan mengatur ulang jumlah putaran ulang. Pada akhirnya setiap {symbol} membayar nilainya, {low}× sampai {high}× taruhan; jendela penuh menambah {full}× taruhan.',
  rulesPace: 'Putaran tidak dapat dipercepat, dihentikan, atau diputar otomatis.',
  rulesFair:
    'Setiap posisi berhenti gulungan berpeluang sama di setiap putaran. Hasil sebelumnya tidak memengaruhi putaran berikutnya.',
  payOf: '{count} × {symbol}',
  payLine: '{units}× taruhan garis',
  payScatter: '{units}× taruhan + {spins} putaran gratis',
};

/** Shape of this area in every language. */
export type SlotsMessages = typeof slots;
