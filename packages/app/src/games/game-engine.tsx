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

/** A game of the house: nobody runs its rounds by hand, so staff look on at the same stage. */
function house(load: () => Promise<ComponentType<EngineProps>>): Engine {
  const stage = lazy(async () => ({ default: await load() }));
  return { stage, desk: stage };
}

/** Engines by name, each a chunk of its own. */
const engines: Readonly<Record<string, Engine>> = {
  arena: {
    stage: lazy(async () => ({ default: (await import('./arena/arena-stage.tsx')).ArenaStage })),
    desk: lazy(async () => ({ default: (await import('./arena/arena-desk.tsx')).ArenaDesk })),
  },
  provider: {
    stage: lazy(async () => ({
      default: (await import('./provider/provider-stage.tsx')).ProviderStage,
    })),
    desk: lazy(async () => ({
      default: (await import('./provider/provider-desk.tsx')).ProviderDesk,
    })),
  },
  'slots-lantern-three': house(
    async () => (await import('./slots/lantern-three-stage.ts')).LanternThreeStage,
  ),
  'slots-tide-five': house(async () => (await import('./slots/tide-five-stage.ts')).TideFiveStage),
  fishing: house(async () => (await import('./fishing/fishing-stage.tsx')).FishingStage),
  dice: house(async () => (await import('./dice/dice-stage.tsx')).DiceStage),
  limbo: house(async () => (await import('./limbo/limbo-stage.tsx')).LimboStage),
  mines: house(async () => (await import('./mines/mines-stage.tsx')).MinesStage),
  roulette: house(async () => (await import('./roulette/roulette-stage.tsx')).RouletteStage),
  crash: house(async () => (await import('./crash/crash-stage.tsx')).CrashStage),
  bingo: house(async () => (await import('./bingo/bingo-stage.tsx')).BingoStage),
  baccarat: house(async () => (await import('./baccarat/baccarat-stage.tsx')).BaccaratStage),
};

const deskRoles: readonly Role[] = ['declare', 'admin'];

/** Shows a game with the engine that plays it. */
export function GameEngine({ role, ...props }: EngineProps & { readonly role: Role }) {
  const engine = engines[props.game.engine];
  if (!engine) return <ErrorPage code="maintenance" homeHref="/game" />;
  const View = deskRoles.includes(role) ? engine.desk : engine.stage;
  return <View {...props} />;
}
