import type { Game, Role } from '@lobi/core/contract';
import type { PondName } from '@lobi/core/games';
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

const pond = (name: PondName): Engine =>
  house(async () => (await import('./fishing/fishing-stage.tsx')).fishingStage(name));

/** Tables of one family share a stage: what differs is the table's own. */
const crash = house(async () => (await import('./crash/crash-stage.tsx')).CrashStage);
const bingo = house(async () => (await import('./bingo/bingo-stage.tsx')).BingoStage);
const baccarat = house(async () => (await import('./baccarat/baccarat-stage.tsx')).BaccaratStage);

/** Engines by name, each family a chunk of its own. */
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
  'slots-gem-three': house(async () => (await import('./slots/gem-three-stage.ts')).GemThreeStage),
  'slots-coin-line': house(async () => (await import('./slots/coin-line-stage.ts')).CoinLineStage),
  'slots-orchard-four': house(
    async () => (await import('./slots/orchard-four-stage.ts')).OrchardFourStage,
  ),
  'slots-gong-five': house(async () => (await import('./slots/gong-five-stage.ts')).GongFiveStage),
  'slots-sky-five': house(async () => (await import('./slots/sky-five-stage.ts')).SkyFiveStage),
  'slots-market-wide': house(
    async () => (await import('./slots/market-wide-stage.ts')).MarketWideStage,
  ),
  'slots-treasure-six': house(
    async () => (await import('./slots/treasure-six-stage.ts')).TreasureSixStage,
  ),
  'slots-mask-fifteen': house(
    async () => (await import('./slots/mask-fifteen-stage.ts')).MaskFifteenStage,
  ),
  'slots-craft-three': house(
    async () => (await import('./slots/craft-three-stage.ts')).CraftThreeStage,
  ),
  'slots-garden-five': house(
    async () => (await import('./slots/garden-five-stage.ts')).GardenFiveStage,
  ),
  'slots-night-five': house(
    async () => (await import('./slots/night-five-stage.ts')).NightFiveStage,
  ),
  'slots-fruit-three': house(
    async () => (await import('./slots/fruit-three-stage.ts')).FruitThreeStage,
  ),
  'slots-sea-three': house(async () => (await import('./slots/sea-three-stage.ts')).SeaThreeStage),
  'slots-moon-four': house(async () => (await import('./slots/moon-four-stage.ts')).MoonFourStage),
  'slots-gem-ways': house(async () => (await import('./slots/gem-ways-stage.ts')).GemWaysStage),
  'slots-sea-ways': house(async () => (await import('./slots/sea-ways-stage.ts')).SeaWaysStage),
  'slots-harvest-five': house(
    async () => (await import('./slots/harvest-five-stage.ts')).HarvestFiveStage,
  ),
  'slots-kris-five': house(async () => (await import('./slots/kris-five-stage.ts')).KrisFiveStage),
  'slots-reef-wide': house(async () => (await import('./slots/reef-wide-stage.ts')).ReefWideStage),
  'slots-orchard-six': house(
    async () => (await import('./slots/orchard-six-stage.ts')).OrchardSixStage,
  ),
  'slots-storm-fifteen': house(
    async () => (await import('./slots/storm-fifteen-stage.ts')).StormFifteenStage,
  ),
  fishing: pond('fishing'),
  'fishing-river': pond('fishing-river'),
  'fishing-reef': pond('fishing-reef'),
  'fishing-deep': pond('fishing-deep'),
  dice: house(async () => (await import('./dice/dice-stage.tsx')).DiceStage),
  limbo: house(async () => (await import('./limbo/limbo-stage.tsx')).LimboStage),
  mines: house(async () => (await import('./mines/mines-stage.tsx')).MinesStage),
  roulette: house(async () => (await import('./roulette/roulette-stage.tsx')).RouletteStage),
  'roulette-french': house(
    async () => (await import('./roulette/roulette-stage.tsx')).FrenchRouletteStage,
  ),
  crash,
  'crash-calm': crash,
  bingo,
  'bingo-quick': bingo,
  'bingo-full': bingo,
  'bingo-lines': bingo,
  baccarat,
  'baccarat-swift': baccarat,
  'baccarat-calm': baccarat,
};

/** Is there a stage for this engine? */
export const hasStage = (engine: string): boolean => Object.hasOwn(engines, engine);

const deskRoles: readonly Role[] = ['declare', 'admin'];

/** Shows a game with the engine that plays it. */
export function GameEngine({ role, ...props }: EngineProps & { readonly role: Role }) {
  const engine = engines[props.game.engine];
  if (!engine) return <ErrorPage code="maintenance" homeHref="/game" />;
  const View = deskRoles.includes(role) ? engine.desk : engine.stage;
  return <View {...props} />;
}
