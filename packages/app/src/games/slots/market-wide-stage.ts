import { marketWide } from '@lobi/core/games';
import { craftSymbols, lanternSymbols, marketSymbols, nightSkin, nights } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Four rows of the night market. */
export const MarketWideStage = slotsStage(
  marketWide,
  nightSkin(
    {
      ...lanternSymbols,
      ...marketSymbols,
      drum: craftSymbols.drum,
      fan: craftSymbols.fan,
      coin: craftSymbols.coin,
    },
    nights.plum,
    'stalls',
  ),
);
