import type { Game } from '../contract/schemas/game.ts';
import { isTableEngine } from '../games/engine-facts.ts';
import { instantGames } from '../games/instant-games.ts';
import { stepGameOf } from '../games/step-games.ts';
import { tableRulesOf } from './practice-table.ts';

/** Can a game be played in the page alone? One that needs other people or another house cannot. @source ours */
export const canPractise = ({ engine }: Pick<Game, 'engine'>): boolean =>
  isTableEngine(engine)
    ? tableRulesOf(engine) !== undefined
    : instantGames.has(engine) || stepGameOf(engine) !== undefined;
