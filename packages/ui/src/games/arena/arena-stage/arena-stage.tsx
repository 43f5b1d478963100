import { VideoStage, type VideoStageProps } from '../../../components/video-stage/video-stage.tsx';
import { slotClass } from '../../../primitives/slot-class.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import { StageArt } from './stage-art.tsx';

export interface ArenaStageProps extends Pick<
  VideoStageProps,
  'stream' | 'status' | 'delaySeconds' | 'controls' | 'onRetry' | 'onStart' | 'clock'
> {
  /** Name of the arena. */
  title: string;
  /** Winner of the fight, if known. */
  winner?: 'meron' | 'wala' | undefined;
  className?: string | undefined;
}

/** The stage above the board: the broadcast, or the poster of the arena. */
export function ArenaStage({ title, winner, className, ...video }: ArenaStageProps) {
  const { texts, say } = useArenaFormat();
  return (
    <VideoStage
      {...video}
      title={title}
      aria-label={texts.stage}
      className={slotClass('ArenaStage', 'root', className)}
      note={texts.noStream}
      poster={<StageArt label={say('stageArt', { title })} winner={winner} />}
    />
  );
}
