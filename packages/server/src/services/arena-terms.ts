import type { Selection } from '@lobi/core/contract';

/** What every game of the arena engine has in common. @source ours */
export const arenaTerms = {
  category: 'cockfight',
  engine: 'arena',
  provider: 'Lentera Asli',
  /** Announced length of the last call. */
  lastCallSeconds: 30,
  selections: ['meron', 'wala'] satisfies Selection[],
} as const;
