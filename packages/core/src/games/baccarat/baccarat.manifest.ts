import type { GameManifest } from '../game-manifest.ts';

/** Baccarat at live tables. @source spec §1 (live), the titles ours */
export const baccaratManifest = {
  category: 'live',
  play: 'rounds',
  sample: {},
  titles: [
    ['baccarat', 'Bakarat Meja', 'Lentera Asli'],
    ['baccarat-copper', 'Bakarat Receh', 'Kala Studio', 'baccarat', 'low'],
    ['baccarat-jade', 'Bakarat Giok', 'Kala Studio', 'baccarat', 'high'],
    ['baccarat-swift', 'Bakarat Kilat', 'Nusa Play'],
    ['baccarat-swift-gold', 'Bakarat Kilat Emas', 'Nusa Play', 'baccarat-swift', 'high'],
    ['baccarat-calm', 'Bakarat Teduh', 'Bahari'],
    ['baccarat-garden', 'Bakarat Taman', 'Rupa Nol', 'baccarat-calm', 'low'],
    ['baccarat-palace', 'Bakarat Keraton', 'Rupa Nol', 'baccarat-calm', 'high'],
  ],
} as const satisfies GameManifest;
