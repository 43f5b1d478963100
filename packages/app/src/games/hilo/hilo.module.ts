import { stageOnly, type GameModule } from '../game-module.ts';

/** Hi-lo in the application. */
export const hiloModule: GameModule<'hilo'> = {
  engines: {
    hilo: stageOnly(() => import('./hilo-stage.tsx'), 'HiloStage'),
  },
};
