import { mdiImageBrokenVariant } from '@mdi/js';
import { useRef, useState, type CSSProperties, type Dispatch, type PointerEvent } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import type { ImageMove, ImageView } from './image-view.ts';
import * as S from './image-viewer.styles.ts';

export interface ImageStageProps {
  src: string;
  alt: string;
  view: ImageView;
  move: Dispatch<ImageMove>;
  onReady: (ready: boolean) => void;
}

type Loading = 'waiting' | 'ready' | 'broken';

/** The image, with panning and zooming, and its placeholder. */
export function ImageStage({ src, alt, view, move, onReady }: ImageStageProps) {
  const { base, display } = useMessages();
  const [loading, setLoading] = useState<Loading>('waiting');
  const [attempt, setAttempt] = useState(0);
  const last = useRef<{ x: number; y: number }>(undefined);
  const settle = (state: Loading): void => {
    setLoading(state);
    onReady(state === 'ready');
  };
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    const from = last.current;
    if (!from) return;
    last.current = { x: event.clientX, y: event.clientY };
    move({ type: 'pan', dx: event.clientX - from.x, dy: event.clientY - from.y });
  };
  const style = {
    '--view-x': `${view.x}px`,
    '--view-y': `${view.y}px`,
    '--view-turn': `${view.turn}deg`,
    '--view-zoom': view.zoom,
  } as CSSProperties;
  return (
    <S.Stage
      className="lobi-ImageViewer-stage"
      role="group"
      aria-label={display.imageStage}
      aria-busy={loading === 'waiting' || undefined}
      // The dialog's keys work here too; the arrow keys only with the focus here.
      tabIndex={0}
      data-zoomed={flag(view.zoom > 1)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => (last.current = undefined)}
      onPointerCancel={() => (last.current = undefined)}
      onDoubleClick={() => move({ type: 'toggle' })}
      onWheel={({ deltaY }) => deltaY !== 0 && move({ type: deltaY < 0 ? 'zoom-in' : 'zoom-out' })}
    >
      {loading !== 'broken' && (
        <S.Picture
          key={attempt}
          src={src}
          alt={alt}
          draggable={false}
          style={style}
          data-sideways={flag(view.turn % 180 !== 0)}
          data-waiting={flag(loading === 'waiting')}
          onLoad={() => settle('ready')}
          onError={() => settle('broken')}
        />
      )}
      {loading === 'waiting' && (
        <S.State>
          <Spinner label={display.imageLoading} />
        </S.State>
      )}
      {loading === 'broken' && (
        <S.State role="alert">
          <Icon path={mdiImageBrokenVariant} size={32} />
          <span>{display.imageBroken}</span>
          <Button
            size="sm"
            variant="soft"
            onClick={() => {
              setLoading('waiting');
              setAttempt(attempt + 1);
            }}
          >
            {base.retry}
          </Button>
        </S.State>
      )}
    </S.Stage>
  );
}
