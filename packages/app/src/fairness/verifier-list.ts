import { familyOf, houseGames } from '@lobi/core/games';
import type { MessageKey } from '@lobi/core/locales';
import type { VerifierGame } from '@lobi/ui/games';
import { verifierFamilies, type VerifierFamily } from './verifier-games.ts';

/** Rules of the house, each with the first game that is played by them: its title tells them apart. */
const titles: ReadonlyMap<string, string> = new Map(
  houseGames.toReversed().map(({ engine, title }) => [engine, title]),
);

const enginesOf = (family: VerifierFamily): string[] =>
  [...new Set(houseGames.map(({ engine }) => engine))].filter(
    (engine) => familyOf(engine) === family,
  );

/** The engines that can be verified with their names in the reader's language, by family. */
export const verifierGamesIn = (t: (key: MessageKey) => string): VerifierGame[] =>
  (Object.keys(verifierFamilies) as VerifierFamily[]).flatMap((family) => {
    const name = t(`fairness.engine.${family}` satisfies MessageKey);
    return enginesOf(family).map((engine) => ({
      value: engine,
      label: engine === family ? name : `${name} · ${titles.get(engine) ?? engine}`,
      kind: verifierFamilies[family].kind,
    }));
  });
