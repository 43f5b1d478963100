import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import type { VideoStatus } from './video-status.ts';
import * as S from './video-stage.styles.ts';

type Covered = Exclude<VideoStatus, 'none' | 'live' | 'delayed'>;

/** Returns whether text covers the video in this status. */
export const isCovered = (status: VideoStatus | undefined): status is Covered =>
  status !== undefined && !['none', 'live', 'delayed'].includes(status);

interface VideoCoverProps {
  status: Covered;
  onRetry: (() => void) | undefined;
  onStart: (() => void) | undefined;
}

/** Cover of the video while it is not playing: its status and the viewer's actions. */
export function VideoCover({ status, onRetry, onStart }: VideoCoverProps) {
  const { play } = useMessages();
  const again = { word: play.retry, run: onRetry };
  const texts: Readonly<
    Record<
      Exclude<Covered, 'connecting'>,
      { title: string; body: string; action?: { word: string; run: (() => void) | undefined } }
    >
  > = {
    stalled: { title: play.videoStalled, body: play.videoStalledBody, action: again },
    offline: { title: play.videoOffline, body: play.videoOfflineBody },
    error: { title: play.videoError, body: play.videoErrorBody, action: again },
    ended: { title: play.videoEnded, body: play.videoEndedBody },
    waiting: {
      title: play.videoWaiting,
      body: play.videoWaitingBody,
      action: { word: play.videoStart, run: onStart },
    },
  };
  if (status === 'connecting') {
    return (
      <S.Cover className="lobi-VideoStage-cover">
        <Spinner size="lg" label={play.videoConnecting} />
        <span aria-hidden="true">{play.videoConnecting}</span>
      </S.Cover>
    );
  }
  const { title, body, action } = texts[status];
  return (
    <S.Cover className="lobi-VideoStage-cover">
      <b>{title}</b>
      <span>{body}</span>
      {action?.run && (
        <Button size="sm" variant="outline" onClick={action.run}>
          {action.word}
        </Button>
      )}
    </S.Cover>
  );
}
