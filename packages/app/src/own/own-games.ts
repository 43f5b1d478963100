import type { BrandInput } from '../config/brand-schema.ts';
import type { NamedGame, OwnParts } from '../config/own-parts.ts';

/** Returns whether the brand file names this game, by id or title. */
const isNamed = ({ id, title }: NamedGame, name: string): boolean => name === id || name === title;

/** Selects and orders the games that a brand offers. */
export function createOwnGames({
  hidden = [],
  order = [],
  featured = [],
  categories,
}: NonNullable<BrandInput['games']> = {}): Pick<
  OwnParts,
  'categories' | 'offers' | 'gamesIn' | 'featuredIn'
> {
  const offers = (game: NamedGame): boolean =>
    !hidden.some((name) => isNamed(game, name)) &&
    (categories === undefined || categories.includes(game.category));
  return {
    categories,
    offers,
    gamesIn(games) {
      const offered = hidden.length > 0 || categories ? games.filter(offers) : games;
      if (order.length === 0) return offered;
      const rank = (game: NamedGame): number => {
        const index = order.findIndex((name) => isNamed(game, name));
        return index < 0 ? order.length : index;
      };
      return offered.toSorted((first, second) => rank(first) - rank(second));
    },
    featuredIn(games, popular) {
      if (featured.length === 0) return popular;
      const first = featured.flatMap((name) => games.find((game) => isNamed(game, name)) ?? []);
      return [
        ...first,
        ...(popular ?? []).filter(({ id }) => first.every((game) => game.id !== id)),
      ];
    },
  };
}
