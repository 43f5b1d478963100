import { stageOnly, type GameModule } from '../game-module.ts';

/** Keno in the application. */
export const kenoModule: GameModule<'keno'> = {
  engines: {
    keno: stageOnly(() => import('./keno-stage.tsx'), 'KenoStage'),
  },
};
