import { gongFive } from '@lobi/core/games';
import { craftSymbols, nightSkin, nights } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Five reels that pay both ways, with a gong. */
export const GongFiveStage = slotsStage(
  gongFive,
  nightSkin({ ...craftSymbols }, nights.bronze, 'gates'),
);
