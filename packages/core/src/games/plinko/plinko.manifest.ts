import type { GameManifest } from '../game-manifest.ts';

/** Plinko: a ball falls through rows of pegs. @source spec §1 (casino), the titles ours */
export const plinkoManifest = {
  category: 'casino',
  play: 'once',
  sample: { rows: 16, risk: 'medium' },
  titles: [
    ['plinko', 'Plinko', 'Lentera Asli'],
    ['plinko-rain', 'Plinko Hujan Koin', 'Rupa Nol', 'plinko', 'high'],
  ],
} as const satisfies GameManifest;
