import type { KitMessages } from '../../messages/kit-messages.ts';
import type { Outcome } from '../odds/outcome.ts';

/** Labels of a road's outcomes. */
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
 * Labels of the road of a table other than the arena. Sides use the arena's positions: `meron` for the
 * red circle, `wala` for the blue square, `draw` for the green diamond.
 */
export interface RoadLook {
  readonly letters: Readonly<Record<Outcome, string>>;
  readonly texts: Pick<KitMessages['arena'], RoadWord>;
}
