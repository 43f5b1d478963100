import type { GameManifest } from '../game-manifest.ts';

/** Crash: cash out before the crash. @source spec §1 (crash), the titles ours */
export const crashManifest = {
  category: 'crash',
  play: 'rounds',
  sample: {},
  titles: [
    ['crash', 'Layar Naik', 'Lentera Asli'],
    ['crash-kite', 'Layang Receh', 'Kala Studio', 'crash', 'low'],
    ['crash-rocket', 'Roket Nusa', 'Nusa Play', 'crash', 'high'],
    ['crash-calm', 'Angin Teduh', 'Bahari'],
    ['crash-lantern', 'Lampion Terbang', 'Rupa Nol', 'crash-calm', 'low'],
    ['crash-hawk', 'Elang Emas', 'Rupa Nol', 'crash-calm', 'high'],
  ],
} as const satisfies GameManifest;
