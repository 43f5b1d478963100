import type { Game } from '@lobi/core/contract';

/** Choices that the reader has just made, by game; the platform's response follows. */
export type Choices = Readonly<Record<string, boolean>>;

/** Games with the reader's newest choice instead of the platform's last answer. */
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
