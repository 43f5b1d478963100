import type { GameManifest } from '../game-manifest.ts';

/**
 * Video poker: the player holds some of five cards, and the others are replaced once. @source spec §1
 * (casino), the titles ours
 */
export const pokerManifest = {
  category: 'casino',
  play: 'steps',
  sample: {},
  titles: [
    ['poker', 'Poker Lentera', 'Lentera Asli'],
    ['poker-low', 'Poker Receh', 'Nusa Play', 'poker', 'low'],
  ],
} as const satisfies GameManifest;
