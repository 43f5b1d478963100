import type { GameManifest } from '../game-manifest.ts';

/** Keno: ten of forty numbers are drawn. @source spec §1 (casino), the titles ours */
export const kenoManifest = {
  category: 'casino',
  play: 'once',
  sample: { numbers: [4, 8, 15, 16, 23], risk: 'medium' },
  titles: [
    ['keno', 'Keno', 'Lentera Asli'],
    ['keno-stars', 'Keno Bintang', 'Nusa Play', 'keno', 'high'],
  ],
} as const satisfies GameManifest;
