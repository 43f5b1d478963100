import { stageOnly, type GameModule } from '../game-module.ts';

/** Video poker in the application. */
export const pokerModule: GameModule<'poker'> = {
  engines: {
    poker: stageOnly(() => import('./poker-stage.tsx'), 'PokerStage'),
  },
};
