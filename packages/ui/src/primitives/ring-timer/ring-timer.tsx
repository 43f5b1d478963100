import { forwardRef, type CSSProperties, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../flag.ts';
import { useMessages } from '../kit-provider/kit-context.ts';
import { slotClass } from '../slot-class.ts';
import { formatClock } from './format-clock.ts';
import * as S from './ring-timer.styles.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface RingTimerProps extends HTMLAttributes<HTMLDivElement> {
  /** End of the countdown, in ms since 1970. */
  endsAt: number;
  /** Total duration in ms; the full ring. */
  total: number;
  /** Remaining seconds from which the ring has the warning colour; default 5. */
  warnAt?: number | undefined;
  /** Time of a pause, in ms since 1970: the remaining time is frozen. Default running. */
  pausedAt?: number | undefined;
  /** Edge in px; default 48. */
  size?: number | undefined;
  /** Clock in ms; default the browser's. */
  now?: (() => number) | undefined;
  /** Replaces the time in the centre. */
  children?: ReactNode;
}

const radius = 21;
const circumference = 2 * Math.PI * radius;

/** Remaining time as a ring and as text. The seconds are never announced. */
export const RingTimer = forwardRef<HTMLDivElement, RingTimerProps>(function RingTimer(
  { endsAt, total, warnAt = 5, pausedAt, size = 48, now, className, style, children, ...rest },
  ref,
) {
  const { base, atoms } = useMessages();
  const secondsLeft = useSecondsLeft(endsAt, now, pausedAt);
  const clock = formatClock(secondsLeft);
  const share = total > 0 ? Math.min(1, (secondsLeft * 1000) / total) : 0;
  const done = secondsLeft === 0;
  const paused = pausedAt !== undefined && !done;
  const sentence = paused ? atoms.timePaused : base.timeLeft;
  return (
    <S.Root
      role="timer"
      aria-label={done ? base.timeUp : fill(sentence, { time: clock })}
      {...rest}
      ref={ref}
      className={slotClass('RingTimer', 'root', className)}
      style={{ '--ring-size': `${size}px`, ...style } as CSSProperties}
      data-warn={flag(!done && !paused && secondsLeft <= warnAt)}
      data-paused={flag(paused)}
      data-done={flag(done)}
    >
      <S.Ring viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r={radius} />
        <S.Left
          cx="24"
          cy="24"
          r={radius}
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - share)}
        />
      </S.Ring>
      {paused && <S.Bars className="lobi-RingTimer-paused" aria-hidden="true" />}
      <S.Clock className="lobi-RingTimer-clock" aria-hidden="true">
        {children ?? clock}
      </S.Clock>
    </S.Root>
  );
});
