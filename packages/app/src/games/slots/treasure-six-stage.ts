import { treasureSix } from '@lobi/core/games';
import { gemSymbols, nightSkin, nights, skySymbols, tideSymbols } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Six reels of stones. */
export const TreasureSixStage = slotsStage(
  treasureSix,
  nightSkin(
    { ...gemSymbols, pearl: tideSymbols.pearl, moon: skySymbols.moon },
    nights.jade,
    'crystals',
  ),
);
