import {
  gameManifests,
  gameNameOf,
  gameNames,
  builtInGames,
  type GameName,
} from '@lobi/core/games';
import type { MessageKey } from '@lobi/core/locales';
import type { OwnGameParts } from '../config/own-games.ts';
import type { VerifierGame } from '@lobi/ui/games';

/** Rules of built-in games, each with the title of the first game that uses them. */
const titles: ReadonlyMap<string, string> = new Map(
  builtInGames.toReversed().map(({ engine, title }) => [engine, title]),
);

const enginesOf = (name: GameName): string[] =>
  [...new Set(builtInGames.map(({ engine }) => engine))].filter(
    (engine) => gameNameOf(engine) === name,
  );

/** The verifiable engines with their names in the user's language, game by game. */
export const verifierGamesIn = (
  t: (key: MessageKey) => string,
  ownGames: readonly OwnGameParts[] = [],
): VerifierGame[] => [
  ...gameNames.flatMap((name) => {
    const label = t(`fairness.engine.${name}` satisfies MessageKey);
    return enginesOf(name).map((engine): VerifierGame => ({
      value: engine,
      label: engine === name ? label : `${label} · ${titles.get(engine) ?? engine}`,
      kind: gameManifests[name].play === 'rounds' ? 'rounds' : 'seeds',
    }));
  }),
  ...ownGames.flatMap(({ name, rulesOf }): VerifierGame[] =>
    rulesOf
      ? [{ value: name, label: t(`fairness.engine.${name}` as MessageKey), kind: 'seeds' }]
      : [],
  ),
];
