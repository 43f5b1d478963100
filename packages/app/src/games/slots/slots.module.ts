import { stageOnly, type GameModule } from '../game-module.ts';

/** Every slot machine is a separate chunk. */
export const slotsModule: GameModule<'slots'> = {
  engines: {
    'slots-lantern-three': stageOnly(() => import('./lantern-three-stage.ts'), 'LanternThreeStage'),
    'slots-tide-five': stageOnly(() => import('./tide-five-stage.ts'), 'TideFiveStage'),
    'slots-gem-three': stageOnly(() => import('./gem-three-stage.ts'), 'GemThreeStage'),
    'slots-coin-line': stageOnly(() => import('./coin-line-stage.ts'), 'CoinLineStage'),
    'slots-orchard-four': stageOnly(() => import('./orchard-four-stage.ts'), 'OrchardFourStage'),
    'slots-gong-five': stageOnly(() => import('./gong-five-stage.ts'), 'GongFiveStage'),
    'slots-sky-five': stageOnly(() => import('./sky-five-stage.ts'), 'SkyFiveStage'),
    'slots-market-wide': stageOnly(() => import('./market-wide-stage.ts'), 'MarketWideStage'),
    'slots-treasure-six': stageOnly(() => import('./treasure-six-stage.ts'), 'TreasureSixStage'),
    'slots-mask-fifteen': stageOnly(() => import('./mask-fifteen-stage.ts'), 'MaskFifteenStage'),
    'slots-craft-three': stageOnly(() => import('./craft-three-stage.ts'), 'CraftThreeStage'),
    'slots-garden-five': stageOnly(() => import('./garden-five-stage.ts'), 'GardenFiveStage'),
    'slots-night-five': stageOnly(() => import('./night-five-stage.ts'), 'NightFiveStage'),
    'slots-fruit-three': stageOnly(() => import('./fruit-three-stage.ts'), 'FruitThreeStage'),
    'slots-sea-three': stageOnly(() => import('./sea-three-stage.ts'), 'SeaThreeStage'),
    'slots-moon-four': stageOnly(() => import('./moon-four-stage.ts'), 'MoonFourStage'),
    'slots-gem-ways': stageOnly(() => import('./gem-ways-stage.ts'), 'GemWaysStage'),
    'slots-sea-ways': stageOnly(() => import('./sea-ways-stage.ts'), 'SeaWaysStage'),
    'slots-harvest-five': stageOnly(() => import('./harvest-five-stage.ts'), 'HarvestFiveStage'),
    'slots-kris-five': stageOnly(() => import('./kris-five-stage.ts'), 'KrisFiveStage'),
    'slots-reef-wide': stageOnly(() => import('./reef-wide-stage.ts'), 'ReefWideStage'),
    'slots-orchard-six': stageOnly(() => import('./orchard-six-stage.ts'), 'OrchardSixStage'),
    'slots-storm-fifteen': stageOnly(() => import('./storm-fifteen-stage.ts'), 'StormFifteenStage'),
    'slots-fan-bloom': stageOnly(() => import('./fan-bloom-stage.ts'), 'FanBloomStage'),
    'slots-fruit-rain': stageOnly(() => import('./fruit-rain-stage.ts'), 'FruitRainStage'),
    'slots-comet-trail': stageOnly(() => import('./comet-trail-stage.ts'), 'CometTrailStage'),
    'slots-coin-vault': stageOnly(() => import('./coin-vault-stage.ts'), 'CoinVaultStage'),
  },
};
