import { maskFifteen } from '@lobi/core/games';
import { craftSymbols, danceSymbols, lanternSymbols, nightSkin, nights } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Masks on fifteen lines. */
export const MaskFifteenStage = slotsStage(
  maskFifteen,
  nightSkin(
    { ...craftSymbols, ...danceSymbols, flower: lanternSymbols.flower },
    nights.wine,
    'curtains',
  ),
);
