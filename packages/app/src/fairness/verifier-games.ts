import { familyOf } from '@lobi/core/games';
import type { VerifierGame } from '@lobi/ui/games';

interface Verifiable {
  readonly kind: VerifierGame['kind'];
  /** A choice that it takes, to begin with. */
  readonly sample: object;
}

/** What can be verified, by family of engines, in the order of the list; and by what it is decided. */
export const verifierFamilies = {
  dice: { kind: 'seeds', sample: { direction: 'under', target: 5_000 } },
  limbo: { kind: 'seeds', sample: { targetBp: 20_000 } },
  mines: { kind: 'seeds', sample: { mines: 3 } },
  roulette: { kind: 'seeds', sample: { bets: [{ spot: 'red', chips: 1 }] } },
  slots: { kind: 'seeds', sample: {} },
  fishing: { kind: 'seeds', sample: { target: 'snapper' } },
  crash: { kind: 'rounds', sample: {} },
  bingo: { kind: 'rounds', sample: {} },
  baccarat: { kind: 'rounds', sample: {} },
} as const satisfies Readonly<Record<string, Verifiable>>;

export type VerifierFamily = keyof typeof verifierFamilies;

const isFamily = (name: string): name is VerifierFamily => Object.hasOwn(verifierFamilies, name);

/** Can a play of this engine be computed again? */
export const canVerify = (engine: string): boolean => isFamily(familyOf(engine));

/** A choice that a game takes, as JSON. */
export function sampleChoice(engine: string): string {
  const family = familyOf(engine);
  return isFamily(family) ? JSON.stringify(verifierFamilies[family].sample) : '';
}
