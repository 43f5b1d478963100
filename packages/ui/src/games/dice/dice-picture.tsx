import { memo, useImperativeHandle, useRef, type CSSProperties } from 'react';
import { Lantern } from '../../components/lantern/lantern.tsx';
import { writeText } from '../../primitives/write-text.ts';
import { Ground } from '../play-frame/ground.tsx';
import { easeOut, type Course } from '../play-frame/use-animation-progress.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { clampTarget, draggedTo, keyedTo, rollEnd } from './dice-target.ts';
import type { DiceChoice, DicePlay, DiceTargets } from './dice.types.ts';
import * as S from './dice-stage.styles.ts';

export interface DicePictureProps {
  choice: DiceChoice;
  targets: DiceTargets;
  /** The latest play; `null` before the first. */
  play: DicePlay | null;
  /** Status of the result's animation. */
  course: Course;
  /** The target as text. */
  label: string;
  onTargetChange: (target: number) => void;
}

const marks = [0, 25, 50, 75, 100];

/** A scale from 0 to 100 with the target; a lantern moves to the roll. */
export const DicePicture = memo(function DicePicture(props: DicePictureProps) {
  const { choice, targets, play, course, label, onTargetChange } = props;
  const { messages, hundredths, number } = usePlayFormat();
  const { isAtRest, draw } = course;
  const figure = useRef<HTMLParagraphElement>(null);
  const flight = useRef<HTMLSpanElement>(null);
  // Position before the first frame, and when idle; otherwise it is animated.
  const position = play && isAtRest ? play.roll : 0;
  useImperativeHandle(
    draw,
    () => (share: number) => {
      const now = play ? play.roll * easeOut(share) : 0;
      writeText(figure.current, hundredths(Math.round(now)));
      flight.current?.style.setProperty('--at', String(now / rollEnd));
    },
    [play, hundredths],
  );
  const at = (hundredth: number): CSSProperties =>
    ({ '--at': hundredth / rollEnd }) as CSSProperties;
  const drag = (target: number): void =>
    onTargetChange(clampTarget({ ...choice, target: draggedTo(target) }, targets));
  return (
    <>
      <Ground />
      <S.Roll
        ref={figure}
        aria-hidden="true"
        className="lobi-DiceStage-roll"
        data-won={play && isAtRest ? play.won : undefined}
        dir="ltr"
      >
        {play ? hundredths(position) : '–'}
      </S.Roll>
      <S.Line dir="ltr" data-direction={choice.direction} style={at(choice.target)}>
        {play && (
          <S.Flight ref={flight} style={at(position)} className="lobi-DiceStage-flight">
            <svg viewBox="-60 -74 120 148" width="44" aria-hidden="true">
              <Lantern lit={isAtRest && play.won} halo={isAtRest && play.won} cord={0} />
            </svg>
          </S.Flight>
        )}
        <S.Range
          type="range"
          min={0}
          max={rollEnd}
          step={1}
          value={choice.target}
          aria-label={messages.dice.target}
          aria-valuetext={label}
          className="lobi-DiceStage-range"
          onChange={(event) => drag(event.target.valueAsNumber)}
          onKeyDown={(event) => {
            const target = keyedTo(event.key, choice, targets);
            if (target === undefined) return;
            event.preventDefault();
            onTargetChange(target);
          }}
        />
        <S.Marks aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark} style={at(mark * 100)}>
              {number(mark)}
            </span>
          ))}
        </S.Marks>
      </S.Line>
      <S.Goal aria-hidden="true">{label}</S.Goal>
    </>
  );
});
