import type { EngineOf, GameName } from '@lobi/core/games';
import type { KitMessages } from '@lobi/ui';
import type { ComponentType } from 'react';
import { prepared, type Prepared } from '../page/prepared.tsx';
import type { EngineProps } from './engine-props.ts';

/** Components of an engine. */
export interface Engine {
  /** For players. */
  readonly stage: Prepared<EngineProps>;
  /** For the operator of the rounds. */
  readonly console: Prepared<EngineProps>;
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
  stage: prepared(async () => ({ default: await loadStage() })),
  console: prepared(async () => ({ default: await loadConsole() })),
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
  const stage = prepared(async () => ({ default: (await load())[name] }));
  return { stage, console: stage };
}
