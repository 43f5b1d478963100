import { stageOnly, type GameModule } from '../game-module.ts';

/** The wheel in the application. */
export const wheelModule: GameModule<'wheel'> = {
  engines: {
    wheel: stageOnly(() => import('./wheel-stage.tsx'), 'WheelStage'),
  },
};
