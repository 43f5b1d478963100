import { nightFive } from '@lobi/core/games';
import { gemSymbols, nightSkin, nights, skySymbols } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Five reels of stones among the stars. */
export const NightFiveStage = slotsStage(
  nightFive,
  nightSkin(
    { comet: skySymbols.comet, moon: skySymbols.moon, cloud: skySymbols.cloud, ...gemSymbols },
    nights.violet,
    'hills',
  ),
);
