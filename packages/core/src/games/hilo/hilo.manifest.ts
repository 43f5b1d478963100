import type { GameManifest } from '../game-manifest.ts';

/** Hi-lo: is the next card higher or lower? @source spec §1 (casino), the titles ours */
export const hiloManifest = {
  category: 'casino',
  play: 'steps',
  sample: {},
  titles: [
    ['hilo', 'Kartu Naik Turun', 'Lentera Asli'],
    ['hilo-gold', 'Naik Turun Sultan', 'Kala Studio', 'hilo', 'high'],
  ],
} as const satisfies GameManifest;
