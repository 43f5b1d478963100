import type { Game, Role } from '@lobi/core/contract';
import type { RoundController } from '@lobi/core/react';
import { ErrorPage } from '@lobi/ui';
import { lazy, type ComponentType } from 'react';

/** What every engine's stage and desk are given. */
export interface EngineProps {
  readonly game: Game;
  /** The current round; `null` before the first. */
  readonly round: RoundController | null;
}

interface Engine {
  /** Where players play. */
  readonly stage: ComponentType<EngineProps>;
  /** Where the rounds are run. */
  readonly desk: ComponentType<EngineProps>;
}

/** Engines by name, each a chunk of its own. */
const engines: Readonly<Record<string, Engine>> = {
  arena: {
    stage: lazy(async () => ({ default: (await import('./arena/arena-stage.tsx')).ArenaStage })),
    desk: lazy(async () => ({ default: (await import('./arena/arena-desk.tsx')).ArenaDesk })),
  },
};

const deskRoles: readonly Role[] = ['declare', 'admin'];

/** Shows a game with the engine that plays it. */
export function GameEngine({ role, ...props }: EngineProps & { readonly role: Role }) {
  const engine = engines[props.game.engine];
  if (!engine) return <ErrorPage code="maintenance" homeHref="/game" />;
  const View = deskRoles.includes(role) ? engine.desk : engine.stage;
  return <View {...props} />;
}
