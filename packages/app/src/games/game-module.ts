import type { EngineOf, GameName } from '@lobi/core/games';
import { lazyWithRetry, type KitMessages } from '@lobi/ui';
import type { ComponentType } from 'react';
import type { EngineProps } from './engine-props.ts';

/** Components of an engine. */
export interface Engine {
  /** Component for players. */
  readonly stage: ComponentType<EngineProps>;
  /** Component for the operator of the rounds. */
  readonly console: ComponentType<EngineProps>;
}

/**
 * A built-in game in the application: a stage for each of its engines. The kit has messages under the
 * name of the game as well.
 */
export interface GameModule<Name extends GameName & keyof KitMessages> {
  readonly engines: { readonly [Key in EngineOf<Name>]: Engine };
}

/** An engine whose parts are loaded when they are first shown, each as a separate chunk. */
export const lazyEngine = (
  loadStage: () => Promise<ComponentType<EngineProps>>,
  loadConsole: () => Promise<ComponentType<EngineProps>>,
): Engine => ({
  stage: lazyWithRetry(async () => ({ default: await loadStage() })),
  console: lazyWithRetry(async () => ({ default: await loadConsole() })),
});

/**
 * A built-in game without an operator: staff watches the same stage.
 * @param load imports the file of the stage
 * @param name its export; passed separately, since a bundler would duplicate the selection
 */
export function stageOnly<Name extends string>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType<EngineProps> }>,
  name: Name,
): Engine {
  const stage = lazyWithRetry(async () => ({ default: (await load())[name] }));
  return { stage, console: stage };
}
