import type { Game } from '@lobi/core/contract';
import { familyOf, ponds } from '@lobi/core/games';

/** Channels that count those at a game that is played in company. */
export type Company = 'table' | 'game' | 'pond';

/** Games of one kind: any of them suits a demo player of the kind. */
export interface GameKind {
  readonly company: Company;
  includes(engine: string): boolean;
}

const kindBy = (company: Company, family: string): GameKind => ({
  company,
  includes: (engine) => familyOf(engine) === family,
});
const crash = kindBy('table', 'crash');
const baccarat = kindBy('table', 'baccarat');
const bingo = kindBy('table', 'bingo');
const arena = kindBy('game', 'arena');
const pond: GameKind = {
  company: 'pond',
  includes: (engine) => Object.hasOwn(ponds, engine),
};

/** Kinds of the demo players in turn: tables live from their players, so that most sit at one. */
const turns: readonly GameKind[] = [
  crash,
  arena,
  baccarat,
  bingo,
  pond,
  crash,
  baccarat,
  bingo,
  arena,
];

/** Kind of the demo player with this index, among those that the platform offers; none if it offers none. */
export function kindOf(index: number, games: readonly Game[]): GameKind | undefined {
  const offered = turns.filter((kind) => games.some(({ engine }) => kind.includes(engine)));
  return offered[index % offered.length];
}

/** A game as a demo player sees it who looks for a place. */
export interface Place {
  readonly game: Game;
  /** Demo players there. */
  readonly players: number;
  /** Others who are there. */
  readonly watchers: number;
}

/** Demo players who make company: enough that no round of a game is empty. */
const enough = 4;

const isWatched = ({ watchers }: Place): boolean => watchers > 0;
const hasRoom = ({ players }: Place): boolean => players < enough;

/**
 * Returns the place of the next demo player: a watched game without enough of them, else the most
 * popular one, else that with the fewest.
 * @param places most popular first
 */
export const choosePlace = (places: readonly Place[]): Place | undefined =>
  places.find((place) => isWatched(place) && hasRoom(place)) ??
  places.find(hasRoom) ??
  places.toSorted((a, b) => a.players - b.players)[0];

/** Whether a demo player leaves a game without visitors for one that is watched without company. */
export function isWantedElsewhere(here: Game, places: readonly Place[]): boolean {
  const isHere = ({ game }: Place): boolean => game.id === here.id;
  return (
    !places.some((place) => isHere(place) && isWatched(place)) &&
    places.some((place) => !isHere(place) && isWatched(place) && hasRoom(place))
  );
}

/** Games by popularity; the others follow in the given order. */
export function byPopularity(games: readonly Game[], popular: readonly string[]): Game[] {
  const rankOf = ({ id }: Game): number =>
    popular.includes(id) ? popular.indexOf(id) : popular.length;
  return games.toSorted((a, b) => rankOf(a) - rankOf(b));
}
