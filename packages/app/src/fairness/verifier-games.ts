import type { MessageKey } from '@lobi/core/locales';
import type { VerifierGame } from '@lobi/ui/games';

interface Verifiable {
  readonly kind: VerifierGame['kind'];
  /** A choice that it takes, to begin with. */
  readonly sample: object;
}

/** Games that can be verified, by engine, in the order of the list; and by what they are decided. */
export const verifierGames = {
  dice: { kind: 'seeds', sample: { direction: 'under', target: 5_000 } },
  limbo: { kind: 'seeds', sample: { targetBp: 20_000 } },
  mines: { kind: 'seeds', sample: { mines: 3 } },
  roulette: { kind: 'seeds', sample: { bets: [{ spot: 'red', chips: 1 }] } },
  'slots-lantern-three': { kind: 'seeds', sample: {} },
  'slots-tide-five': { kind: 'seeds', sample: {} },
  fishing: { kind: 'seeds', sample: { target: 'snapper' } },
  crash: { kind: 'rounds', sample: {} },
  bingo: { kind: 'rounds', sample: {} },
  baccarat: { kind: 'rounds', sample: {} },
} as const satisfies Readonly<Record<string, Verifiable>>;

type Engine = keyof typeof verifierGames;

/** Can a play of this engine be computed again? */
export const canVerify = (game: string): game is Engine => Object.hasOwn(verifierGames, game);

/** A choice that a game takes, as JSON. */
export const sampleChoice = (game: string): string =>
  canVerify(game) ? JSON.stringify(verifierGames[game].sample) : '';

/** The games with their names in the reader's language. */
export const verifierGamesIn = (t: (key: MessageKey) => string): VerifierGame[] =>
  (Object.keys(verifierGames) as Engine[]).map((engine) => ({
    value: engine,
    label: t(`fairness.engine.${engine}` satisfies MessageKey),
    kind: verifierGames[engine].kind,
  }));
