import { numberFormat } from '@lobi/formats';
import { mdiVideoOffOutline } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import * as S from './video-stage.styles.ts';

/** How a broadcast is doing. `none`: there is none, the poster stands instead. */
export type VideoStatus = 'none' | 'connecting' | 'live' | 'delayed' | 'ended' | 'error';

export interface VideoStageProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'title'> {
  /** Name of the broadcast; labels the region. */
  title: string;
  /** The broadcast, e.g. a `<video>` that starts muted. */
  stream?: ReactNode;
  /** Stands while there is nothing to see; default a calm sky. Mark it as decoration or name it. */
  poster?: ReactNode;
  /** Default `none` without a stream; with one nothing is said. */
  status?: VideoStatus | undefined;
  /** How far `delayed` lags behind, in seconds. */
  delaySeconds?: number | undefined;
  /** Text of the poster without a stream; default "no broadcast". */
  note?: ReactNode;
  /** Text in the upper corner on a phone, e.g. the session clock. */
  clock?: string | undefined;
  /** Captions over the picture, made by the player in use. */
  captions?: ReactNode;
  /** Buttons in the lower corner, e.g. sound and full screen. */
  controls?: ReactNode;
  /** Starts the broadcast again after an error; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/**
 * The picture of a game, 16:9: its broadcast with what state it is in, or a poster. Bets go on
 * without it; it never covers them.
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
    className,
    ...rest
  },
  ref,
) {
  const { locale, messages } = useKit();
  const { play } = messages;
  const isPlaying = stream !== undefined && status !== 'ended' && status !== 'error';
  const stateText = ((): string | undefined => {
    if (status === 'live') return play.videoLive;
    if (status !== 'delayed') return undefined;
    const seconds = numberFormat(locale, { maximumFractionDigits: 0 }).format(delaySeconds);
    return fill(play.videoDelayed, { seconds });
  })();
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
      {status === 'connecting' && (
        <S.Cover className="lobi-VideoStage-cover">
          <Spinner size="lg" label={play.videoConnecting} />
          <span aria-hidden="true">{play.videoConnecting}</span>
        </S.Cover>
      )}
      {(status === 'ended' || status === 'error') && (
        <S.Cover className="lobi-VideoStage-cover" role="status">
          <b>{status === 'ended' ? play.videoEnded : play.videoError}</b>
          {status === 'error' && <span>{play.videoErrorBody}</span>}
          {status === 'error' && onRetry && (
            <Button size="sm" variant="outline" onClick={onRetry}>
              {play.retry}
            </Button>
          )}
        </S.Cover>
      )}
      {controls !== undefined && <S.Controls>{controls}</S.Controls>}
    </S.Root>
  );
});
