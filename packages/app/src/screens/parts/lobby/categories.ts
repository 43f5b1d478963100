import { gameCategories, type GameCategory } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';

/** Returns whether a parameter of the address is a category. */
export const isCategory = (text: string | null | undefined): text is GameCategory =>
  (gameCategories as readonly (string | null | undefined)[]).includes(text);

/** Categories of live games; all others are played against the machine. @source ours */
const live: readonly GameCategory[] = ['live', 'cockfight'];

/** Page of all games of a category. @source spec §2 (game.live, game.casino) */
export const categoryHref = (category: GameCategory): string =>
  buildPath(live.includes(category) ? 'game.live' : 'game.casino', { category });
