import type { GameManifest } from '../game-manifest.ts';

/** Wheel of fortune: the segment at the pointer pays. @source spec §1 (casino), the titles ours */
export const wheelManifest = {
  category: 'casino',
  play: 'once',
  sample: { segments: 30, risk: 'medium' },
  titles: [
    ['wheel', 'Roda Lentera', 'Lentera Asli'],
    ['wheel-copper', 'Roda Receh', 'Nusa Play', 'wheel', 'low'],
  ],
} as const satisfies GameManifest;
