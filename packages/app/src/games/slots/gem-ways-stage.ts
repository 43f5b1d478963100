import { gemWays } from '@lobi/core/games';
import { gemSymbols, nightSkin, nights, tideSymbols } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Stones that pay both ways. */
export const GemWaysStage = slotsStage(
  gemWays,
  nightSkin({ ...gemSymbols, pearl: tideSymbols.pearl }, nights.lagoon, 'crystals'),
);
