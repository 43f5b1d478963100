import type { GameNameOf } from './game-manifests.ts';
import { hiloByCard } from './hilo/hilo-steps.ts';
import { minesByTile } from './mines/mines-steps.ts';
import type { StepGame } from './step-game.ts';

type StepName = GameNameOf<'steps'>;

const stepGames = {
  mines: minesByTile,
  hilo: hiloByCard,
} as const satisfies { readonly [Name in StepName]: StepGame<unknown, unknown> };

/** A run of any game that goes step by step. */
export type StepRun = ReturnType<(typeof stepGames)[StepName]['start']>;

const byEngine: ReadonlyMap<string, StepGame<unknown, StepRun>> = new Map(
  Object.values(stepGames).map((game) => [game.id, game]),
);

/** The game of an engine that goes step by step; `undefined` for any other. @source ours */
export const stepGameOf = (engine: string): StepGame<unknown, StepRun> | undefined =>
  byEngine.get(engine);
