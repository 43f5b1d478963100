import { stageOnly, type GameModule } from '../game-module.ts';

/** Dice in the application. */
export const diceModule: GameModule<'dice'> = {
  engines: {
    dice: stageOnly(() => import('./dice-stage.tsx'), 'DiceStage'),
  },
};
