import { coinLine } from '@lobi/core/games';
import { craftSymbols, nightSkin, nights } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** One line of coins. */
export const CoinLineStage = slotsStage(
  coinLine,
  nightSkin({ ...craftSymbols }, nights.rose, 'gates'),
);
