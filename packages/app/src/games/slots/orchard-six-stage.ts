import { orchardSix } from '@lobi/core/games';
import { fruitSymbols, lanternSymbols, nightSkin, nights, skySymbols } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Six reels of fruit. */
export const OrchardSixStage = slotsStage(
  orchardSix,
  nightSkin(
    { sun: skySymbols.sun, ...fruitSymbols, mango: lanternSymbols.mango },
    nights.jade,
    'trees',
  ),
);
