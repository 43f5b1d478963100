import { stageOnly, type GameModule } from '../game-module.ts';
import type { EngineOf } from '@lobi/core/games';
const pond = (name: EngineOf<'fishing'>) =>
  stageOnly(
    async () => ({ stage: (await import('./fishing-stage.tsx')).fishingStage(name) }),
    'stage',
  );

/** Every pond uses one stage. */
export const fishingModule: GameModule<'fishing'> = {
  engines: {
    fishing: pond('fishing'),
    'fishing-river': pond('fishing-river'),
    'fishing-reef': pond('fishing-reef'),
    'fishing-deep': pond('fishing-deep'),
  },
};
