import { stageOnly, type GameModule } from '../game-module.ts';

const bingo = stageOnly(() => import('./bingo-stage.tsx'), 'BingoStage');

/** Tables share a stage; only their timing differs. */
export const bingoModule: GameModule<'bingo'> = {
  engines: {
    bingo,
    'bingo-quick': bingo,
    'bingo-full': bingo,
    'bingo-lines': bingo,
  },
};
