import type { GameManifest } from '../game-manifest.ts';

/** Limbo: a multiple that reaches a target. @source spec §1 (casino), the titles ours */
export const limboManifest = {
  category: 'casino',
  play: 'once',
  sample: { targetBp: 20_000 },
  titles: [
    ['limbo', 'Limbo', 'Lentera Asli'],
    ['limbo-sky', 'Limbo Langit', 'Nusa Play', 'limbo', 'high'],
  ],
} as const satisfies GameManifest;
