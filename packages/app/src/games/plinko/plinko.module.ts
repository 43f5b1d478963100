import { stageOnly, type GameModule } from '../game-module.ts';

/** Plinko in the application. */
export const plinkoModule: GameModule<'plinko'> = {
  engines: {
    plinko: stageOnly(() => import('./plinko-stage.tsx'), 'PlinkoStage'),
  },
};
