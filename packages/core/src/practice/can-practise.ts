import type { Game } from '../contract/schemas/game.ts';
import { isTableEngine } from '../games/engine-facts.ts';
import { instantGames } from '../games/instant-games.ts';
import { stepGameOf } from '../games/step-games.ts';
import { tableRulesOf } from './practice-table.ts';

/**
 * Returns whether a game can be played in practice mode: fights, which are declared, and games of
 * providers cannot. @source ours
 */
export const canPractise = ({ engine }: Pick<Game, 'engine'>): boolean =>
  isTableEngine(engine)
    ? tableRulesOf(engine) !== undefined
    : instantGames.has(engine) || stepGameOf(engine) !== undefined;
