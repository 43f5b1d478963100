import type { EngineOf, GameName } from '@lobi/core/games';
import { late, type KitMessages } from '@lobi/ui';
import type { ComponentType } from 'react';
import type { EngineProps } from './engine-props.ts';

/** Components of an engine. */
export interface Engine {
  /** Where players play. */
  readonly stage: ComponentType<EngineProps>;
  /** Where the rounds are run. */
  readonly desk: ComponentType<EngineProps>;
}

/**
 * A built-in game as the application joins it: a stage for each of its engines. The kit has texts
 * under the name of the game as well.
 */
export interface GameModule<Name extends GameName & keyof KitMessages> {
  readonly engines: { readonly [Key in EngineOf<Name>]: Engine };
}

/** An engine whose parts are loaded when it is first shown, each a chunk of its own. */
export const lateEngine = (
  loadStage: () => Promise<ComponentType<EngineProps>>,
  loadDesk: () => Promise<ComponentType<EngineProps>>,
): Engine => ({
  stage: late(async () => ({ default: await loadStage() })),
  desk: late(async () => ({ default: await loadDesk() })),
});

/**
 * A built-in game: its rounds run automatically, so staff look on at the same stage.
 *
 * @param load the file of the stage
 * @param name what it is exported as; picked here, since a bundler writes it four times otherwise
 */
export function stageOnly<Name extends string>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType<EngineProps> }>,
  name: Name,
): Engine {
  const stage = late(async () => ({ default: (await load())[name] }));
  return { stage, desk: stage };
}
