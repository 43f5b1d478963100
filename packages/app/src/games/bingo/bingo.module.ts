import { stageOnly, type GameModule } from '../game-module.ts';

const bingo = stageOnly(() => import('./bingo-stage.tsx'), 'BingoStage');

/** Tables share a stage: what differs is the table's own. */
export const bingoModule: GameModule<'bingo'> = {
  engines: {
    bingo,
    'bingo-quick': bingo,
    'bingo-full': bingo,
    'bingo-lines': bingo,
  },
};
