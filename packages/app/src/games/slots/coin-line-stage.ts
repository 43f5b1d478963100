import { coinLine } from '@lobi/core/games';
import { coinSymbols, craftSymbols, nightSkin, nights } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** One line of coins. */
export const CoinLineStage = slotsStage(
  coinLine,
  nightSkin({ ...craftSymbols, ...coinSymbols }, nights.verdigris, 'temple'),
);
