import { fanBloom } from '@lobi/core/games';
import { craftSymbols, lanternSymbols, nightSkin, nights } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Fans that unfold over their reels. */
export const FanBloomStage = slotsStage(
  fanBloom,
  nightSkin({ ...craftSymbols, flower: lanternSymbols.flower }, nights.jade, 'gates'),
);
