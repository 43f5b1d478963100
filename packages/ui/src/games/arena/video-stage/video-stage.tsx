import { mdiVideoOffOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { slotClass } from '../../../primitives/slot-class.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import { StageArt } from './stage-art.tsx';
import * as S from './video-stage.styles.ts';

export interface VideoStageProps {
  /** Name of the arena. */
  title: string;
  /** The broadcast, e.g. a `<video>`; without it the poster says that there is none. */
  stream?: ReactNode;
  /** Text in the upper corner on a phone, e.g. the session clock. */
  clock?: string | undefined;
  /** Winner of the fight, once it is known. */
  winner?: 'meron' | 'wala' | undefined;
  className?: string | undefined;
}

/** The picture above the board, 16:9: the broadcast, or the poster of the arena. */
export function VideoStage({ title, stream, clock, winner, className }: VideoStageProps) {
  const { words, say } = useArenaFormat();
  return (
    <S.Root className={slotClass('VideoStage', 'root', className)} aria-label={words.stage}>
      {stream ?? <StageArt label={say('stageArt', { title })} winner={winner} />}
      {clock !== undefined && <S.Clock className="lobi-VideoStage-clock">{clock}</S.Clock>}
      {stream === undefined && (
        <S.Note className="lobi-VideoStage-note">
          <Icon path={mdiVideoOffOutline} size={16} />
          {words.noStream}
        </S.Note>
      )}
    </S.Root>
  );
}
