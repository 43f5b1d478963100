import { stageOnly, type GameModule } from '../game-module.ts';

/** Limbo in the application. */
export const limboModule: GameModule<'limbo'> = {
  engines: {
    limbo: stageOnly(() => import('./limbo-stage.tsx'), 'LimboStage'),
  },
};
