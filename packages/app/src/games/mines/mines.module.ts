import { stageOnly, type GameModule } from '../game-module.ts';

/** Mines in the application. */
export const minesModule: GameModule<'mines'> = {
  engines: {
    mines: stageOnly(() => import('./mines-stage.tsx'), 'MinesStage'),
  },
};
