import { fruitThree } from '@lobi/core/games';
import { fruitSymbols, nightSkin, nights } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Three reels of fruit. */
export const FruitThreeStage = slotsStage(
  fruitThree,
  nightSkin({ ...fruitSymbols }, nights.ember, 'trees'),
);
