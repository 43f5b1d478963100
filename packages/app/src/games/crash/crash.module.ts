import { stageOnly, type GameModule } from '../game-module.ts';

const crash = stageOnly(() => import('./crash-stage.tsx'), 'CrashStage');

/** Tables share a stage; only their timing differs. */
export const crashModule: GameModule<'crash'> = {
  engines: {
    crash,
    'crash-calm': crash,
  },
};
