import { gemThree } from '@lobi/core/games';
import { gemSymbols, nightSkin, nights } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Three reels of stones at dusk. */
export const GemThreeStage = slotsStage(
  gemThree,
  nightSkin({ ...gemSymbols }, nights.ember, 'crystals'),
);
