import { VideoStage, type VideoStageProps } from '../../../components/video-stage/video-stage.tsx';
import { slotClass } from '../../../primitives/slot-class.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import { ArenaBoard } from './arena-board.tsx';
import type { ArenaScene } from './stage-scene.ts';

export interface ArenaStageProps extends Pick<
  VideoStageProps,
  'stream' | 'status' | 'delaySeconds' | 'controls' | 'onRetry' | 'onStart' | 'clock'
> {
  /** Name of the arena. */
  title: string;
  /** What the board shows while there is no broadcast; default `level`, both sides alike. */
  scene?: ArenaScene | undefined;
  className?: string | undefined;
}

/** The stage above the odds: the broadcast, or a drawn board that follows the fight. */
export function ArenaStage({ title, scene = 'level', className, ...video }: ArenaStageProps) {
  const { texts, say } = useArenaFormat();
  return (
    <VideoStage
      {...video}
      title={title}
      aria-label={texts.stage}
      className={slotClass('ArenaStage', 'root', className)}
      note={texts.noStream}
      poster={<ArenaBoard label={say('stageArt', { title })} scene={scene} />}
    />
  );
}
