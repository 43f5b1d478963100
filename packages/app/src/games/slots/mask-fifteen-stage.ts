import { maskFifteen } from '@lobi/core/games';
import { craftSymbols, lanternSymbols, nightSkin, nights } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Masks on fifteen lines. */
export const MaskFifteenStage = slotsStage(
  maskFifteen,
  nightSkin({ ...craftSymbols, flower: lanternSymbols.flower }, nights.rose, 'hills'),
);
