import { stageOnly, type GameModule } from '../game-module.ts';

const crash = stageOnly(() => import('./crash-stage.tsx'), 'CrashStage');

/** Tables share a stage: what differs is the table's own. */
export const crashModule: GameModule<'crash'> = {
  engines: {
    crash,
    'crash-calm': crash,
  },
};
