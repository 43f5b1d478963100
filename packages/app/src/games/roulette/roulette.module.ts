import { stageOnly, type GameModule } from '../game-module.ts';

/** Roulette by both rules. */
export const rouletteModule: GameModule<'roulette'> = {
  engines: {
    roulette: stageOnly(() => import('./roulette-stage.tsx'), 'RouletteStage'),
    'roulette-french': stageOnly(() => import('./roulette-stage.tsx'), 'FrenchRouletteStage'),
  },
};
