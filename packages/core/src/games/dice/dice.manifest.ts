import type { GameManifest } from '../game-manifest.ts';

/** Dice: a roll under or over a target. @source spec §1 (casino), the titles ours */
export const diceManifest = {
  category: 'casino',
  play: 'once',
  sample: { direction: 'under', target: 5_000 },
  titles: [
    ['dice', 'Dadu Seratus', 'Lentera Asli'],
    ['dice-copper', 'Dadu Receh', 'Kala Studio', 'dice', 'low'],
    ['dice-gold', 'Dadu Sultan', 'Rupa Nol', 'dice', 'high'],
  ],
} as const satisfies GameManifest;
