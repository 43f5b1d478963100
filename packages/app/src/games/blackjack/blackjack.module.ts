import { stageOnly, type GameModule } from '../game-module.ts';

/** Blackjack in the application. */
export const blackjackModule: GameModule<'blackjack'> = {
  engines: {
    blackjack: stageOnly(() => import('./blackjack-stage.tsx'), 'BlackjackStage'),
  },
};
