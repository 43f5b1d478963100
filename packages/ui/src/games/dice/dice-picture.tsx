import type { CSSProperties } from 'react';
import { Lantern } from '../../components/lantern/lantern.tsx';
import { Ground } from '../play-frame/ground.tsx';
import { easeOut } from '../play-frame/use-course.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { clampTarget, draggedTo, keyedTo, rollEnd } from './dice-target.ts';
import type { DiceChoice, DicePlay, DiceTargets } from './dice.types.ts';
import * as S from './dice-stage.styles.ts';

export interface DicePictureProps {
  choice: DiceChoice;
  targets: DiceTargets;
  /** The latest play; `null` before the first. */
  play: DicePlay | null;
  /** How far it has been shown, from 0 to 1. */
  course: number;
  /** The goal in words. */
  label: string;
  onTargetChange: (target: number) => void;
}

const marks = [0, 25, 50, 75, 100];

/** A line from 0 to 100 with the goal on it; a lantern flies to where the roll fell. */
export function DicePicture(props: DicePictureProps) {
  const { choice, targets, play, course, label, onTargetChange } = props;
  const { messages, hundredths, number } = usePlayFormat();
  const place = play ? play.roll * easeOut(course) : 0;
  const isAtRest = course === 1;
  const at = (hundredth: number): CSSProperties =>
    ({ '--at': hundredth / rollEnd }) as CSSProperties;
  const drag = (target: number): void =>
    onTargetChange(clampTarget({ ...choice, target: draggedTo(target) }, targets));
  return (
    <>
      <Ground />
      <S.Roll
        aria-hidden="true"
        className="lobi-DiceStage-roll"
        data-won={play && isAtRest ? play.won : undefined}
        dir="ltr"
      >
        {play ? hundredths(Math.round(place)) : '–'}
      </S.Roll>
      <S.Line dir="ltr" data-direction={choice.direction} style={at(choice.target)}>
        {play && (
          <S.Flight style={at(place)} className="lobi-DiceStage-flight">
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
}
