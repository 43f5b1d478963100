import type { GameManifest } from '../game-manifest.ts';

/** Roulette, European and French. @source spec §1 (casino), the titles ours */
export const rouletteManifest = {
  category: 'casino',
  play: 'once',
  sample: { bets: [{ spot: 'red', chips: 1 }] },
  titles: [
    ['roulette', 'Rolet Eropa', 'Lentera Asli'],
    ['roulette-french', 'Rolet Prancis', 'Rupa Nol'],
    ['roulette-gold', 'Rolet Sultan', 'Nusa Play', 'roulette-french', 'high'],
  ],
} as const satisfies GameManifest;
