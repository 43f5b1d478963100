import { moonFour } from '@lobi/core/games';
import { lanternSymbols, nightSkin, nights, skySymbols } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Four reels under the moon. */
export const MoonFourStage = slotsStage(
  moonFour,
  nightSkin(
    {
      lantern: lanternSymbols.lantern,
      kite: lanternSymbols.kite,
      bell: lanternSymbols.bell,
      ...skySymbols,
    },
    nights.indigo,
    'hills',
  ),
);
