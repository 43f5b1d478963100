import { seaThree } from '@lobi/core/games';
import { nightSkin, nights, tideSymbols, treasureSymbols } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Three reels of the sea. */
export const SeaThreeStage = slotsStage(
  seaThree,
  nightSkin(
    {
      pearl: treasureSymbols.pearl,
      whale: tideSymbols.whale,
      turtle: tideSymbols.turtle,
      crab: tideSymbols.crab,
      star: tideSymbols.star,
      weed: tideSymbols.weed,
    },
    nights.lagoon,
    'coast',
  ),
);
