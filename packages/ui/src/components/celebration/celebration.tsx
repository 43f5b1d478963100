import { isWin } from '@lobi/formats';
import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type HTMLAttributes,
} from 'react';
import { slotClass } from '../../primitives/slot-class.ts';
import { sparks } from './sparks.ts';
import * as S from './celebration.styles.ts';

/** `ring` bursts around its centre, `rise` lets lanterns rise from the lower edge. */
export type CelebrationKind = 'ring' | 'rise';

export interface CelebrationProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Stake, decimal string of minor units. */
  stake: string;
  /** Payout including the stake, decimal string of minor units. */
  payout: string;
  /** The same seed gives the same animation, e.g. the id of the bet. */
  seed: string;
  /** Default `ring`. */
  kind?: CelebrationKind | undefined;
  /** 8, 12 or 20 sparks; default `medium`. */
  intensity?: 'low' | 'medium' | 'high' | undefined;
  /** Duration of the animation, in ms; default 1400. */
  durationMs?: number | undefined;
  /** Called once when the animation has ended and was removed, also with reduced motion. */
  onDone?: (() => void) | undefined;
}

const counts = { low: 8, medium: 12, high: 20 } as const;

/**
 * Light effect around a win that covers no controls. It is not rendered when the payout did not exceed
 * the stake, or with reduced motion. Place it last inside a parent with `position: relative`.
 */
export const Celebration = forwardRef<HTMLDivElement, CelebrationProps>(function Celebration(
  {
    stake,
    payout,
    seed,
    kind = 'ring',
    intensity = 'medium',
    durationMs = 1400,
    onDone,
    className,
    style,
    ...rest
  },
  ref,
) {
  const [doneSeed, setDoneSeed] = useState<string>();
  const latestDone = useRef(onDone);
  const runs = isWin(stake, payout) && doneSeed !== seed;

  useEffect(() => {
    latestDone.current = onDone;
  });
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => {
      setDoneSeed(seed);
      latestDone.current?.();
    }, durationMs);
    return () => clearTimeout(timer);
  }, [runs, seed, durationMs]);

  if (!runs) return null;
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('Celebration', 'root', className)}
      style={{ '--celebration-time': `${durationMs}ms`, ...style } as CSSProperties}
      aria-hidden="true"
      data-kind={kind}
    >
      {sparks(seed, counts[intensity]).map((spark, index) => (
        <S.Ray
          key={index}
          style={
            {
              '--spark-angle': `${spark.angle}deg`,
              '--spark-reach': spark.reach,
              '--spark-size': spark.size,
              '--spark-delay': spark.delay,
              '--spark-place': `${((index + 0.5) / counts[intensity]) * 100}%`,
            } as CSSProperties
          }
        >
          <S.Spark className="lobi-Celebration-spark" viewBox="-12 -16 24 32">
            {spark.lantern ? (
              <>
                <S.Paper d="M-5-9C-13-6-13 6-5 9H5C13 6 13-6 5-9Z" />
                <S.Bone d="M-5-12H5V-9H-5ZM-5 9H5V12H-5Z" />
              </>
            ) : (
              <S.Point r="4" />
            )}
          </S.Spark>
        </S.Ray>
      ))}
    </S.Root>
  );
});
