import { treasureSix } from '@lobi/core/games';
import { gemSymbols, nightSkin, nights, treasureSymbols } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Six reels of stones. */
export const TreasureSixStage = slotsStage(
  treasureSix,
  nightSkin({ ...gemSymbols, ...treasureSymbols }, nights.grotto, 'cave'),
);
