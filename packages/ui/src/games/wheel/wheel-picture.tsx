import { memo, useEffect, useImperativeHandle, useRef, type CSSProperties, type Ref } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Ground } from '../play-frame/ground.tsx';
import type { Course } from '../play-frame/use-animation-progress.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { angleAt, prizesOf, restAngle, segmentPath } from './wheel-angle.ts';
import type { WheelChoice, WheelPlay } from './wheel.types.ts';
import * as S from './wheel-stage.styles.ts';

export interface WheelPictureProps {
  /** The shown wheel. */
  board: WheelChoice;
  /** Payouts of the segments, clockwise, in basis points. */
  multiplesBp: readonly number[];
  /** The latest play on this wheel; `null` before the first. */
  play: WheelPlay | null;
  /** Status of its animation. */
  course: Course;
  rootRef: Ref<HTMLDivElement>;
}

/** Colour intensity of a prize: by its order of magnitude. */
const heatOf = (multipleBp: number): CSSProperties => {
  const share = multipleBp === 0 ? 0 : Math.min(42, 12 + Math.log10(multipleBp / 10_000) * 32);
  return { '--heat': `${Math.round(share)}%` } as CSSProperties;
};

/** A wheel with a pointer, and its prizes below. */
export const WheelPicture = memo(function WheelPicture(props: WheelPictureProps) {
  const { board: wheel, multiplesBp, play, course, rootRef } = props;
  const { messages, fill, number, multiple } = usePlayFormat();
  const { isAtRest, draw } = course;
  const disc = useRef<SVGSVGElement>(null);
  /** Its rotation at the start of the play. */
  const stood = useRef(0);
  const stops = play ? restAngle(play.segment, wheel.segments) : 0;
  useImperativeHandle(
    draw,
    () => (share: number) => {
      const angle = angleAt(stood.current, stops, share);
      disc.current?.style.setProperty('--angle', `${angle.toFixed(2)}deg`);
    },
    [stops],
  );
  useEffect(() => {
    if (!isAtRest) return;
    stood.current = stops;
    disc.current?.style.setProperty('--angle', `${stops}deg`);
  }, [isAtRest, stops]);
  const texts = messages.wheel;
  const prizes = prizesOf(multiplesBp);
  const came = play && isAtRest ? play : null;
  const label = fill(texts.wheel, {
    segments: number(wheel.segments),
    risk: messages.playFrame[wheel.risk].toLocaleLowerCase(),
    prizes: prizes
      .map(({ multipleBp, count }) =>
        fill(texts.prize, { multiple: multiple(multipleBp), count: number(count) }),
      )
      .join(', '),
  });
  return (
    <S.Screen ref={rootRef}>
      <Ground />
      <S.Body>
        <S.Place>
          <S.Round role="img" aria-label={label}>
            <S.Disc ref={disc} viewBox="-100 -100 200 200">
              {multiplesBp.map((multipleBp, segment) => (
                <path
                  // Segments are keyed by position.
                  key={`${multiplesBp.length}-${segment}`}
                  d={segmentPath(segment, multiplesBp.length, 62, 94)}
                  style={heatOf(multipleBp)}
                />
              ))}
              <circle r="96" />
              <circle r="60" />
            </S.Disc>
            <S.Pointer viewBox="0 0 100 100">
              <path d="M8 4H92L50 92Z" />
            </S.Pointer>
            <S.Hub
              className="lobi-WheelStage-hub"
              data-won={came ? came.multipleBp > 10_000 : undefined}
            >
              {came ? multiple(came.multipleBp) : '–'}
            </S.Hub>
          </S.Round>
        </S.Place>
        <S.Prizes aria-hidden="true">
          {prizes.map(({ multipleBp, count }) => (
            <li
              key={multipleBp}
              className="lobi-WheelStage-prize"
              style={heatOf(multipleBp)}
              data-hit={flag(came?.multipleBp === multipleBp)}
            >
              {multiple(multipleBp)} · {number(count)}/{number(wheel.segments)}
            </li>
          ))}
        </S.Prizes>
      </S.Body>
    </S.Screen>
  );
});
