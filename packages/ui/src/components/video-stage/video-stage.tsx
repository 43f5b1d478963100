import { numberFormat } from '@lobi/formats';
import { mdiVideoOffOutline } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { isCovered, VideoCover } from './video-cover.tsx';
import type { VideoStatus } from './video-status.ts';
import * as S from './video-stage.styles.ts';

/** Statuses in which the player is mounted; in all others the poster is shown. */
const shown: readonly (VideoStatus | undefined)[] = [
  undefined,
  'connecting',
  'live',
  'delayed',
  'stalled',
];

/** Statuses with buttons. They stay during a short stall, so that none loses the focus. */
const controlled: readonly (VideoStatus | undefined)[] = [undefined, 'live', 'delayed', 'stalled'];

export interface VideoStageProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'title'> {
  /** Name of the broadcast; labels the region. */
  title: string;
  /** The broadcast, e.g. a `<video>` that starts muted. */
  stream?: ReactNode;
  /** Poster, shown without a video; default a calm sky. Mark it as decorative or label it. */
  poster?: ReactNode;
  /** Default `none` without a stream; with one no status is shown. */
  status?: VideoStatus | undefined;
  /** Delay of a `delayed` broadcast, in seconds. */
  delaySeconds?: number | undefined;
  /** Text of the poster without a stream; default "no broadcast". */
  note?: ReactNode;
  /** Text in the upper corner on a phone, e.g. the session clock. */
  clock?: string | undefined;
  /** Captions over the video, rendered by the player. */
  captions?: ReactNode;
  /** Buttons in the lower corner while there is a video, e.g. `VideoControls`. */
  controls?: ReactNode;
  /** Restarts the broadcast after an error; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Starts a broadcast that is `waiting`; without it there is no button. */
  onStart?: (() => void) | undefined;
}

/**
 * The video of a game, 16:9: its broadcast with its status, or a poster. Bets are independent of it and never
 * covered by it. Status changes are announced to screen readers.
 */
export const VideoStage = forwardRef<HTMLElement, VideoStageProps>(function VideoStage(
  {
    title,
    stream,
    poster,
    status = stream === undefined ? 'none' : undefined,
    delaySeconds = 0,
    note,
    clock,
    captions,
    controls,
    onRetry,
    onStart,
    className,
    ...rest
  },
  ref,
) {
  const { locale, messages } = useKit();
  const { play } = messages;
  const isPlaying = stream !== undefined && shown.includes(status);
  const stateText = ((): string | undefined => {
    if (status === 'live') return play.videoLive;
    if (status !== 'delayed') return undefined;
    const seconds = numberFormat(locale, { maximumFractionDigits: 0 }).format(delaySeconds);
    return fill(play.videoDelayed, { seconds });
  })();
  const announced: Readonly<Partial<Record<VideoStatus, string>>> = {
    live: play.videoLive,
    stalled: play.videoStalled,
    offline: play.videoOffline,
    error: play.videoError,
    ended: play.videoEnded,
  };
  return (
    <S.Root
      aria-label={fill(play.video, { title })}
      {...rest}
      ref={ref}
      className={slotClass('VideoStage', 'root', className)}
      data-status={status}
    >
      {isPlaying ? stream : (poster ?? <S.Sky aria-hidden="true" />)}
      {clock !== undefined && <S.Clock className="lobi-VideoStage-clock">{clock}</S.Clock>}
      {stateText !== undefined && (
        <S.State className="lobi-VideoStage-state" data-status={status}>
          {stateText}
        </S.State>
      )}
      {captions !== undefined && <S.Captions>{captions}</S.Captions>}
      {status === 'none' && (
        <S.Note className="lobi-VideoStage-note">
          <Icon path={mdiVideoOffOutline} size={16} />
          {note ?? play.videoNone}
        </S.Note>
      )}
      {isCovered(status) && <VideoCover status={status} onRetry={onRetry} onStart={onStart} />}
      {stream !== undefined && (
        <VisuallyHidden role="status">{status && announced[status]}</VisuallyHidden>
      )}
      {controls !== undefined && controlled.includes(status) && (
        <S.Controls className="lobi-VideoStage-controls">{controls}</S.Controls>
      )}
    </S.Root>
  );
});
