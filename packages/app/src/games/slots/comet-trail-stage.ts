import { cometTrail } from '@lobi/core/games';
import { lanternSymbols, nightSkin, nights, skySymbols } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Comets that multiply every line. */
export const CometTrailStage = slotsStage(
  cometTrail,
  nightSkin(
    {
      ...skySymbols,
      kite: lanternSymbols.kite,
      bell: lanternSymbols.bell,
      leaf: lanternSymbols.leaf,
    },
    nights.violet,
    'hills',
  ),
);
