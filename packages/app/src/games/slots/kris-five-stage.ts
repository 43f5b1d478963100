import { krisFive } from '@lobi/core/games';
import { craftSymbols, dragonSymbols, lanternSymbols, nightSkin, nights } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Five reels of daggers and gongs. */
export const KrisFiveStage = slotsStage(
  krisFive,
  nightSkin(
    { ...craftSymbols, ...dragonSymbols, flower: lanternSymbols.flower },
    nights.dragon,
    'mountain',
  ),
);
