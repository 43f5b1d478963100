import type { GameManifest } from '../game-manifest.ts';

/** Mines: safe tiles raise the multiple until the player cashes out. @source spec §1 (casino), the titles ours */
export const minesManifest = {
  category: 'casino',
  play: 'steps',
  sample: { mines: 3 },
  titles: [
    ['mines', 'Ranjau', 'Lentera Asli'],
    ['mines-copper', 'Ranjau Kampung', 'Bahari', 'mines', 'low'],
    ['mines-gem', 'Ranjau Permata', 'Kala Studio', 'mines', 'high'],
  ],
} as const satisfies GameManifest;
