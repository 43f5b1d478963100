import { skyFive } from '@lobi/core/games';
import { lanternSymbols, nightSkin, nights, skySymbols } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Five reels of the night sky. */
export const SkyFiveStage = slotsStage(
  skyFive,
  nightSkin(
    {
      ...skySymbols,
      kite: lanternSymbols.kite,
      bell: lanternSymbols.bell,
      leaf: lanternSymbols.leaf,
    },
    nights.frost,
    'hills',
  ),
);
