import { Ground } from '../play-frame/ground.tsx';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { colorOf } from './use-spot-words.ts';
import { angleOf, pocketAngle, wheelAt, wheelOrder } from './wheel.ts';
import * as S from './roulette-wheel.styles.ts';

export interface RouletteWheelProps {
  /** Where the ball lies or will lie; `null` before the first spin. */
  pocket: number | null;
  /** Where it lay before. */
  before: number;
  /** How far the spin has been shown, from 0 to 1. */
  course: number;
  reds: readonly number[];
  /** What the wheel shows, in words. */
  label: string;
}

const radii = { rim: 98, outer: 90, inner: 60, number: 81, track: 94, pocket: 68 } as const;

const point = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
};
const half = pocketAngle / 2;
const { outer, inner } = radii;
const wedge = `M${point(inner, -half)}L${point(outer, -half)}A${outer} ${outer} 0 0 1 ${point(outer, half)}L${point(inner, half)}A${inner} ${inner} 0 0 0 ${point(inner, -half)}Z`;

/** The wheel, its pockets in their real order. It stands still when it has come to rest. */
export function RouletteWheel({ pocket, before, course, reds, label }: RouletteWheelProps) {
  const { number } = usePlayFormat();
  const place = wheelAt(before, pocket ?? before, pocket === null ? 0 : course);
  const isAtRest = course === 1;
  const reach = radii.track - (radii.track - radii.pocket) * place.fallen;
  return (
    <S.Screen>
      <Ground />
      <S.Wheel viewBox="-104 -104 208 208" role="img" aria-label={label}>
        <circle r="103" className="glow" />
        <circle r={radii.rim} className="rim" />
        <g transform={`rotate(${place.wheel.toFixed(2)})`}>
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
        </g>
        <circle r="38" className="hub" />
        {pocket !== null && (
          <circle
            className="ball"
            r="4.4"
            cy={-reach}
            transform={`rotate(${place.ball.toFixed(2)})`}
          />
        )}
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
      </S.Wheel>
    </S.Screen>
  );
}
