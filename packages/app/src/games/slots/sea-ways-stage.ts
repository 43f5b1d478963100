import { seaWays } from '@lobi/core/games';
import { nightSkin, nights, tideSymbols } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Five reels of the sea that pay both ways. */
export const SeaWaysStage = slotsStage(
  seaWays,
  nightSkin({ ...tideSymbols }, nights.deep, 'waves'),
);
