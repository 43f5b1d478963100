import type { GameManifest } from '../game-manifest.ts';

/** Blackjack: 21 against a dealer, with double and split. @source spec §1 (casino), the titles ours */
export const blackjackManifest = {
  category: 'casino',
  play: 'steps',
  sample: {},
  titles: [
    ['blackjack', 'Blackjack Lentera', 'Lentera Asli'],
    ['blackjack-low', 'Blackjack Receh', 'Nusa Play', 'blackjack', 'low'],
  ],
} as const satisfies GameManifest;
