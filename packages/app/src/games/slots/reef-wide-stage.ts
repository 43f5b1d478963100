import { reefWide } from '@lobi/core/games';
import { nightSkin, nights, tideSymbols } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Four rows of the reef. */
export const ReefWideStage = slotsStage(
  reefWide,
  nightSkin({ ...tideSymbols }, nights.coral, 'reef'),
);
