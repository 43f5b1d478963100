import { memo, useImperativeHandle, useRef } from 'react';
import { Ground } from '../play-frame/ground.tsx';
import type { Course } from '../play-frame/use-animation-progress.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { colorOf } from './use-spot-labels.ts';
import { angleOf, pocketAngle, wheelAt, wheelOrder, type WheelPosition } from './wheel.ts';
import * as S from './roulette-wheel.styles.ts';

export interface RouletteWheelProps {
  /** Winning pocket of the current or last spin; `null` before the first spin. */
  pocket: number | null;
  /** Previous winning pocket. */
  before: number;
  /** Status of the spin's animation. */
  course: Course;
  reds: readonly number[];
  /** Text alternative of the wheel's result. */
  label: string;
}

const radii = { rim: 98, outer: 90, inner: 60, number: 81, track: 94, pocket: 68 } as const;

const point = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
};
/** View box of each layer of the wheel, with its width in the same units. */
const box = '-104 -104 208 208';
const boxWidth = 208;

/** Disc and ball are separate layers: rotating one requires no layout and no painting. */
const turnTo = (degrees: number) => ({ transform: `rotate(${degrees.toFixed(2)}deg)` });

/** Transform of the ball: its angle and its distance from the centre. */
function ballAt({ ball, fallen }: WheelPosition) {
  const reach = radii.track - (radii.track - radii.pocket) * fallen;
  const share = ((100 * reach) / boxWidth).toFixed(3);
  return { transform: `rotate(${ball.toFixed(2)}deg) translateY(-${share}%)` };
}

const half = pocketAngle / 2;
const { outer, inner } = radii;
const wedge = `M${point(inner, -half)}L${point(outer, -half)}A${outer} ${outer} 0 0 1 ${point(outer, half)}L${point(inner, half)}A${inner} ${inner} 0 0 0 ${point(inner, -half)}Z`;

/** The wheel, its pockets in the standard order. It does not move after the spin. */
export const RouletteWheel = memo(function RouletteWheel(props: RouletteWheelProps) {
  const { pocket, before, course, reds, label } = props;
  const { number } = usePlayFormat();
  const { isAtRest, draw } = course;
  const disc = useRef<HTMLDivElement>(null);
  const ball = useRef<HTMLDivElement>(null);
  // Position before the first frame, and when idle; otherwise it is animated.
  const position = wheelAt(before, pocket ?? before, pocket !== null && isAtRest ? 1 : 0);
  useImperativeHandle(
    draw,
    () => (share: number) => {
      const now = wheelAt(before, pocket ?? before, share);
      Object.assign(disc.current?.style ?? {}, turnTo(now.wheel));
      Object.assign(ball.current?.style ?? {}, ballAt(now));
    },
    [before, pocket],
  );
  return (
    <S.Screen>
      <Ground />
      <S.Wheel role="img" aria-label={label}>
        <svg viewBox={box}>
          <circle r="103" className="glow" />
          <circle r={radii.rim} className="rim" />
        </svg>
        <div ref={disc} style={turnTo(position.wheel)}>
          <svg viewBox={box}>
            {wheelOrder.map((figure) => (
              <g
                key={figure}
                transform={`rotate(${angleOf(figure).toFixed(3)})`}
                data-color={colorOf(figure, reds)}
              >
                <path d={wedge} />
                <text y={-radii.number} textAnchor="middle" dominantBaseline="central">
                  {number(figure)}
                </text>
              </g>
            ))}
            <circle r={inner} className="bowl" />
            {[0, 45, 90, 135].map((turn) => (
              <path key={turn} d="M0-56V56" transform={`rotate(${turn})`} className="spoke" />
            ))}
          </svg>
        </div>
        <svg viewBox={box}>
          <circle r="38" className="hub" />
          {pocket !== null && isAtRest && (
            <S.Number
              y="1"
              textAnchor="middle"
              dominantBaseline="central"
              data-color={colorOf(pocket, reds)}
            >
              {number(pocket)}
            </S.Number>
          )}
        </svg>
        {pocket !== null && (
          <div ref={ball} style={ballAt(position)}>
            <svg viewBox={box}>
              <circle className="ball" r="4.4" />
            </svg>
          </div>
        )}
      </S.Wheel>
    </S.Screen>
  );
});
