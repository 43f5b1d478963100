import type { KitMessages } from '../../messages/kit-messages.ts';
import type { Outcome } from '../odds/outcome.ts';

/** Labels of a road by the names that the arena gives them. */
type RoadWord =
  | 'meron'
  | 'wala'
  | 'draw'
  | 'roadEmpty'
  | 'roadNext'
  | 'roadCell'
  | 'roadCellDraws'
  | 'roadNote';

/**
 * How a table that is no arena names what its road shows. Sides stand in the places of the arena's:
 * `meron` for the red circle, `wala` for the blue square, `draw` for the green diamond.
 */
export interface RoadLook {
  readonly letters: Readonly<Record<Outcome, string>>;
  readonly words: Pick<KitMessages['arena'], RoadWord>;
}
