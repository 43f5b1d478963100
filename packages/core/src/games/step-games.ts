import { blackjackByMove } from './blackjack/blackjack-steps.ts';
import type { GameNameOf } from './game-manifests.ts';
import { hiloByCard } from './hilo/hilo-steps.ts';
import { minesByTile } from './mines/mines-steps.ts';
import { pokerByDraw } from './poker/poker-steps.ts';
import type { StepGame } from './step-game.ts';

type StepName = GameNameOf<'steps'>;

const stepGames = {
  mines: minesByTile,
  hilo: hiloByCard,
  poker: pokerByDraw,
  blackjack: blackjackByMove,
} as const satisfies { readonly [Name in StepName]: StepGame<unknown, unknown> };

/** A run of any game with steps. */
export type StepRun = ReturnType<(typeof stepGames)[StepName]['start']>;

const byEngine: ReadonlyMap<string, StepGame<unknown, StepRun>> = new Map(
  Object.values(stepGames).map((game) => [game.id, game]),
);

/** The game with steps of an engine; `undefined` for any other engine. @source ours */
export const stepGameOf = (engine: string): StepGame<unknown, StepRun> | undefined =>
  byEngine.get(engine);
