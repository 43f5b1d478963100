import { memo, useImperativeHandle, useRef, type CSSProperties, type Ref } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Ground } from '../play-frame/ground.tsx';
import type { Course } from '../play-frame/use-animation-progress.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { ballAt, bucketOf, pegsOf, type BoardPoint } from './plinko-path.ts';
import type { PlinkoChoice, PlinkoPlay } from './plinko.types.ts';
import * as S from './plinko-stage.styles.ts';

export interface PlinkoPictureProps {
  /** The shown board. */
  board: PlinkoChoice;
  /** Payouts of the buckets from left to right, in basis points. */
  multiplesBp: readonly number[];
  /** The ball on this board; `null` before the first. */
  play: PlinkoPlay | null;
  /** Status of its animation. */
  course: Course;
  rootRef: Ref<HTMLDivElement>;
}

/** Number of buckets from which payouts may be wider than a bucket. */
const dense = 12;

const place = ({ x, y }: BoardPoint): CSSProperties =>
  ({ '--x': x.toFixed(4), '--y': y.toFixed(4) }) as CSSProperties;

/** Colour intensity of a bucket: by the order of magnitude of its payout. */
const heatOf = (multipleBp: number): string =>
  `${Math.round(Math.min(40, Math.max(0, Math.log10(multipleBp / 2_000) * 15)))}%`;

/** A board of pegs with its buckets, and the ball that falls through it. */
export const PlinkoPicture = memo(function PlinkoPicture(props: PlinkoPictureProps) {
  const { board, multiplesBp, play, course, rootRef } = props;
  const { messages, fill, number, multiple } = usePlayFormat();
  const { isAtRest, draw } = course;
  const ball = useRef<HTMLSpanElement>(null);
  useImperativeHandle(
    draw,
    () => (share: number) => {
      const { x, y } = ballAt(play?.path ?? [], share);
      ball.current?.style.setProperty('--x', x.toFixed(4));
      ball.current?.style.setProperty('--y', y.toFixed(4));
    },
    [play],
  );
  const hit = play && isAtRest ? bucketOf(play.path) : null;
  const texts = messages.plinko;
  const label = fill(texts.board, {
    rows: number(board.rows),
    risk: messages.playFrame[board.risk].toLocaleLowerCase(),
    buckets: multiplesBp.map(multiple).join(', '),
  });
  return (
    <S.Screen ref={rootRef} dir="ltr">
      <Ground />
      <S.Board role="img" aria-label={label}>
        <Pegs rows={board.rows} />
        {play && (
          <S.Ball
            ref={ball}
            className="lobi-PlinkoStage-ball"
            style={place(ballAt(play.path, isAtRest ? 1 : 0))}
          />
        )}
      </S.Board>
      <S.Buckets aria-hidden="true" style={{ ['--buckets' as string]: String(multiplesBp.length) }}>
        {multiplesBp.map((multipleBp, bucket) => (
          <S.Bucket
            // Buckets are keyed by position.
            key={`${board.rows}-${bucket}`}
            className="lobi-PlinkoStage-bucket"
            style={{ ['--heat' as string]: heatOf(multipleBp) }}
            data-dense={flag(multiplesBp.length > dense)}
            data-hit={flag(bucket === hit)}
          >
            {number(multipleBp / 10_000)}
          </S.Bucket>
        ))}
      </S.Buckets>
    </S.Screen>
  );
});

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

const Pegs = memo(function Pegs({ rows }: { readonly rows: number }) {
  return (
    <svg aria-hidden="true">
      {pegsOf(rows).map(({ x, y }) => (
        <circle key={`${x}-${y}`} cx={percent(x)} cy={percent(y)} r={2} />
      ))}
    </svg>
  );
});
