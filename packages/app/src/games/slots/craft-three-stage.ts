import { craftThree } from '@lobi/core/games';
import { craftSymbols, nightSkin, nights } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Three reels of a dance of masks. */
export const CraftThreeStage = slotsStage(
  craftThree,
  nightSkin({ ...craftSymbols }, nights.violet, 'gates'),
);
