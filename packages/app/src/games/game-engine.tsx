import { isOneOf, type Role } from '@lobi/core/contract';
import { ErrorPage } from '@lobi/ui';
import type { EngineProps } from './engine-props.ts';
import { lazyEngine, type Engine } from './game-module.ts';
import { gameEngines } from './game-modules.ts';
import { useOwnGame } from './use-own-game.ts';

/** Built-in games, and the other engines: the arena, and the games of providers. */
const engines: Readonly<Record<string, Engine>> = {
  ...gameEngines,
  arena: lazyEngine(
    async () => (await import('./arena/arena-stage.tsx')).ArenaStage,
    async () => (await import('./arena/arena-console.tsx')).ArenaConsole,
  ),
  provider: lazyEngine(
    async () => (await import('./provider/provider-stage.tsx')).ProviderStage,
    async () => (await import('./provider/provider-console.tsx')).ProviderConsole,
  ),
};

/** Returns whether this engine has a stage. */
export const hasStage = (engine: string): boolean => Object.hasOwn(engines, engine);

/** Returns whether the stage of an engine shows the session in its own frame, as all but a provider's do. */
export const hasSessionInFrame = (engine: string): boolean =>
  engine === 'arena' || Object.hasOwn(gameEngines, engine);

/** Preloads the stage of an engine; an engine without one, or of a brand, has nothing to preload. */
export const preloadStage = async (engine: string): Promise<void> =>
  engines[engine]?.stage.preload();

/** Shows a game with the engine that plays it. */
export function GameEngine({ role, ...props }: EngineProps & { readonly role: Role }) {
  const own = useOwnGame(props.game.engine);
  const engine = engines[props.game.engine];
  if (own) return <own.Stage game={props.game} />;
  if (!engine) return <ErrorPage code="maintenance" homeHref="/game" />;
  const { View } = isOneOf('gameManagers', { role }) ? engine.console : engine.stage;
  return <View {...props} />;
}
