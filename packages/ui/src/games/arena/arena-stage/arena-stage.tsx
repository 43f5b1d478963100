import type { ReactNode } from 'react';
import { VideoStage, type VideoStatus } from '../../../components/video-stage/video-stage.tsx';
import { slotClass } from '../../../primitives/slot-class.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import { StageArt } from './stage-art.tsx';

export interface ArenaStageProps {
  /** Name of the arena. */
  title: string;
  /** The broadcast, e.g. a `<video>`; without it the poster says that there is none. */
  stream?: ReactNode;
  /** How the broadcast is doing; unsaid when missing. */
  status?: VideoStatus | undefined;
  /** Starts the broadcast again after an error; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Text in the upper corner on a phone, e.g. the session clock. */
  clock?: string | undefined;
  /** Winner of the fight, once it is known. */
  winner?: 'meron' | 'wala' | undefined;
  className?: string | undefined;
}

/** The picture above the board: the broadcast, or the poster of the arena. */
export function ArenaStage({
  title,
  stream,
  status,
  onRetry,
  clock,
  winner,
  className,
}: ArenaStageProps) {
  const { words, say } = useArenaFormat();
  return (
    <VideoStage
      title={title}
      aria-label={words.stage}
      className={slotClass('ArenaStage', 'root', className)}
      stream={stream}
      status={status}
      onRetry={onRetry}
      clock={clock}
      note={words.noStream}
      poster={<StageArt label={say('stageArt', { title })} winner={winner} />}
    />
  );
}
