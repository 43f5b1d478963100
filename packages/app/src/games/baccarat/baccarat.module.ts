import { stageOnly, type GameModule } from '../game-module.ts';

const baccarat = stageOnly(() => import('./baccarat-stage.tsx'), 'BaccaratStage');

/** Tables share a stage; only their timing differs. */
export const baccaratModule: GameModule<'baccarat'> = {
  engines: {
    baccarat,
    'baccarat-swift': baccarat,
    'baccarat-calm': baccarat,
  },
};
