import type { GameManifest } from '../game-manifest.ts';

/** Bingo with 75 balls. @source spec §1 (bingo), the titles ours */
export const bingoManifest = {
  category: 'bingo',
  play: 'rounds',
  sample: {},
  titles: [
    ['bingo', 'Bingo Lentera', 'Lentera Asli'],
    ['bingo-quick', 'Bingo Cepat', 'Nusa Play'],
    ['bingo-full', 'Bingo Purnama', 'Kala Studio'],
    ['bingo-lines', 'Bingo Garis', 'Rupa Nol'],
    ['bingo-market', 'Bingo Pasar', 'Bahari', 'bingo-lines', 'raised'],
    ['bingo-moon', 'Bingo Bulan Emas', 'Kala Studio', 'bingo-full', 'high'],
  ],
} as const satisfies GameManifest;
