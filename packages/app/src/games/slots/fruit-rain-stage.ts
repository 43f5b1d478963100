import { fruitRain } from '@lobi/core/games';
import { fruitSymbols, lanternSymbols, nightSkin, nights } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Fruit that falls as long as it wins. */
export const FruitRainStage = slotsStage(
  fruitRain,
  nightSkin({ ...fruitSymbols, mango: lanternSymbols.mango }, nights.storm, 'trees'),
);
