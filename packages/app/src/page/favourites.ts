import type { Game } from '@lobi/core/contract';

/** The user's latest choices, by game, until the platform's response replaces them. */
export type Choices = Readonly<Record<string, boolean>>;

/** Games with the user's latest choice instead of the platform's last response. */
export function withChoices(games: readonly Game[], choices: Choices): Game[] {
  return games.map((game) => {
    const chosen = choices[game.id];
    return chosen === undefined || chosen === game.favourite
      ? game
      : { ...game, favourite: chosen };
  });
}

/** Choices without that of one game. */
export function withoutChoice(choices: Choices, gameId: string): Choices {
  const { [gameId]: _, ...others } = choices;
  return others;
}
