import { lanternThree } from '@lobi/core/games';
import { lanternSkin } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Three reels of the night market. */
export const LanternThreeStage = slotsStage(lanternThree, lanternSkin);
