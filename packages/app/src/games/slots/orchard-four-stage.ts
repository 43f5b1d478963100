import { orchardFour } from '@lobi/core/games';
import { fruitSymbols, lanternSymbols, nightSkin, nights } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Four reels in an orchard. */
export const OrchardFourStage = slotsStage(
  orchardFour,
  nightSkin({ ...fruitSymbols, mango: lanternSymbols.mango }, nights.moss, 'trees'),
);
