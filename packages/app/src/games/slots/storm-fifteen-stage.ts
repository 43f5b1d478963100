import { stormFifteen } from '@lobi/core/games';
import { lanternSymbols, nightSkin, nights, skySymbols } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Lightning on fifteen lines. */
export const StormFifteenStage = slotsStage(
  stormFifteen,
  nightSkin(
    { ...skySymbols, kite: lanternSymbols.kite, bell: lanternSymbols.bell },
    nights.storm,
    'hills',
  ),
);
