import { harvestFive } from '@lobi/core/games';
import { fruitSymbols, lanternSymbols, nightSkin, nights, skySymbols } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Five reels of a harvest. */
export const HarvestFiveStage = slotsStage(
  harvestFive,
  nightSkin(
    { sun: skySymbols.sun, ...fruitSymbols, mango: lanternSymbols.mango },
    nights.moss,
    'hills',
  ),
);
