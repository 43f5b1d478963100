import { tideFive } from '@lobi/core/games';
import { tideSkin } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Five reels of the tide, with free spins. */
export const TideFiveStage = slotsStage(tideFive, tideSkin);
