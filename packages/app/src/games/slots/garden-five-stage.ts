import { gardenFive } from '@lobi/core/games';
import { fruitSymbols, lanternSymbols, nightSkin, nights, skySymbols } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Five reels of a garden. */
export const GardenFiveStage = slotsStage(
  gardenFive,
  nightSkin(
    { sun: skySymbols.sun, moon: skySymbols.moon, ...fruitSymbols, mango: lanternSymbols.mango },
    nights.jade,
    'hills',
  ),
);
