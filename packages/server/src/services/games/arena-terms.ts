import type { Selection } from '@lobi/core/contract';

/** Terms of every game of the arena engine. @source ours */
export const arenaTerms = {
  category: 'cockfight',
  engine: 'arena',
  provider: 'Lentera Asli',
  /** Announced length of the last call. */
  lastCallSeconds: 30,
  /** Sides of the pool; the draw market is off unless a game enables it. */
  selections: ['meron', 'wala'] satisfies Selection[],
  drawOdds: null,
  drawCap: null,
} as const;
