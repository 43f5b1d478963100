import type { GameManifest } from '../game-manifest.ts';

/** Fishing: shots at fish of a pond. @source spec §1 (fishing), the titles ours */
export const fishingManifest = {
  category: 'fishing',
  play: 'once',
  sample: { target: 'snapper' },
  titles: [
    ['fishing', 'Kolam Naga', 'Lentera Asli'],
    ['fishing-palace', 'Kolam Keraton', 'Lentera Asli', 'fishing', 'high'],
    ['fishing-river', 'Kali Bening', 'Bahari'],
    ['fishing-creek', 'Jala Receh', 'Nusa Play', 'fishing-river', 'low'],
    ['fishing-reef', 'Karang Pelangi', 'Bahari'],
    ['fishing-deep', 'Palung Gelap', 'Kala Studio'],
    ['fishing-trench', 'Pancing Samudra', 'Rupa Nol', 'fishing-deep', 'raised'],
  ],
} as const satisfies GameManifest;
