import type { Play } from '../../contract/schemas/play.ts';
import type { Shot } from '../../contract/schemas/shot.ts';
import { ponds } from './fish.ts';

/**
 * A decided play of a fishing game as the others in it see it, without the name of its player;
 * `undefined` for other games.
 * @source ours
 */
export function shotOf({
  id,
  game,
  choice,
  outcome,
}: Pick<Play, 'id' | 'game' | 'choice' | 'outcome'>): Omit<Shot, 'name'> | undefined {
  if (!Object.hasOwn(ponds, game.engine)) return undefined;
  const multipleBp = outcome?.['multipleBp'];
  const { target } = choice;
  if (typeof target !== 'string' || typeof multipleBp !== 'number') return undefined;
  return { id, target, multipleBp };
}
