import { memo, useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { Lantern } from '../../components/lantern/lantern.tsx';
import { useSound } from '../../primitives/sound/sound-context.ts';
import { writeText } from '../../primitives/write-text.ts';
import { Ground } from '../play-frame/ground.tsx';
import type { Course } from '../play-frame/use-animation-progress.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { countedBp, draggedTo, heightOf, keyedTo, sliderEnd } from './limbo-count.ts';
import type { LimboPlay, LimboTargets } from './limbo.types.ts';
import * as S from './limbo-stage.styles.ts';

export interface LimboPictureProps {
  /** The target, in basis points; `null` without one. */
  targetBp: number | null;
  /** Whether it can be played. */
  isValid: boolean;
  targets: LimboTargets;
  /** Chance of reaching it in basis points; `null` if it cannot be played. */
  chanceBp: number | null;
  onTargetChange: (targetBp: number) => void;
  /** The latest play; `null` before the first. */
  play: LimboPlay | null;
  /** Status of the result's animation. */
  course: Course;
  rootRef: Ref<HTMLDivElement>;
}

/** A lantern that rises to the drawn multiple, and the line of the target, which can be dragged. */
export const LimboPicture = memo(function LimboPicture(props: LimboPictureProps) {
  const { targetBp, isValid, targets, chanceBp, onTargetChange, play, course, rootRef } = props;
  const { messages, fill, multiple, percent } = usePlayFormat();
  const { isAtRest, draw } = course;
  const figure = useRef<HTMLParagraphElement>(null);
  const flight = useRef<HTMLDivElement>(null);
  const { climb } = useSound();
  const resultBp = play?.resultBp ?? 10_000;
  // Position before the first frame, and when idle; otherwise it is animated.
  const counted = isAtRest ? resultBp : 10_000;
  const isLit = !play || !isAtRest || play.won;
  useImperativeHandle(
    draw,
    () => (share: number) => {
      const now = countedBp(resultBp, share);
      climb(share < 1 ? heightOf(now) : null);
      writeText(figure.current, multiple(now));
      flight.current?.style.setProperty('--height', String(heightOf(now)));
    },
    [resultBp, multiple, climb],
  );
  useEffect(() => () => climb(null), [climb]);
  const goal =
    isValid && targetBp !== null
      ? fill(messages.limbo.goal, { multiple: multiple(targetBp) })
      : undefined;
  const chance = chanceBp === null ? '' : ` · ${messages.playFrame.chance} ${percent(chanceBp)}`;
  return (
    <S.Screen
      ref={rootRef}
      style={{
        ['--goal' as string]: heightOf(targetBp ?? 10_000),
      }}
    >
      <Ground />
      <S.Goal aria-hidden="true">
        <span>{goal ?? '–'}</span>
      </S.Goal>
      <S.Flight
        ref={flight}
        aria-hidden="true"
        style={{ ['--height' as string]: heightOf(counted) }}
      >
        <svg viewBox="-60 -74 120 148">
          <Lantern lit={isLit} halo={isLit} cord={0} />
        </svg>
      </S.Flight>
      <S.Count
        ref={figure}
        aria-hidden="true"
        dir="ltr"
        className="lobi-LimboStage-count"
        data-won={play && isAtRest ? play.won : undefined}
      >
        {multiple(counted)}
      </S.Count>
      <S.Aim>
        <input
          type="range"
          min={0}
          max={sliderEnd}
          step={1}
          value={Math.round(heightOf(targetBp ?? targets.minimumBp) * sliderEnd)}
          aria-label={messages.limbo.target}
          aria-orientation="vertical"
          aria-valuetext={goal === undefined ? '–' : `${goal}${chance}`}
          onChange={(event) => onTargetChange(draggedTo(event.target.valueAsNumber, targets))}
          onKeyDown={(event) => {
            const next = keyedTo(event.key, targetBp ?? targets.minimumBp, targets);
            if (next === undefined) return;
            event.preventDefault();
            onTargetChange(next);
          }}
        />
      </S.Aim>
    </S.Screen>
  );
});
