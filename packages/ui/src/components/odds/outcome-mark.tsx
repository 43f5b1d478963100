import type { SVGAttributes } from 'react';
import { flag } from '../../primitives/flag.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { outcomeLetters, type Outcome } from './outcome.ts';
import * as S from './outcome-mark.styles.ts';

/** Circle, square, diamond and cross, so that colour is never the only cue of an outcome. */
const shapes: Readonly<Record<Outcome, string>> = {
  meron: 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22Z',
  wala: 'M5 2H19a3 3 0 0 1 3 3V19a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Z',
  draw: 'M12 0L24 12L12 24L0 12Z',
  cancelled: 'M7 0L12 5L17 0L24 7L19 12L24 17L17 24L12 19L7 24L0 17L5 12L0 7Z',
};

export interface OutcomeMarkProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  outcome: Outcome;
  /** Custom letter, for tables whose sides differ from the arena's. */
  letter?: string | undefined;
  /** Side in px; default 20. */
  size?: number | undefined;
  /** White shape with a coloured letter, for backgrounds in the side's colour. */
  inverse?: boolean | undefined;
  /** Accessible name; without it the mark is decorative. */
  label?: string | undefined;
}

/** Letter and shape of an outcome: M circle, W square, D diamond, C cross. @source ours */
export function OutcomeMark({
  outcome,
  letter = outcomeLetters[outcome],
  size = 20,
  inverse,
  label,
  className,
  ...rest
}: OutcomeMarkProps) {
  return (
    <S.Mark
      {...rest}
      className={slotClass('OutcomeMark', 'root', className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-outcome={outcome}
      data-inverse={flag(inverse)}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      <path d={shapes[outcome]} />
      <text x="12" y="16.3">
        {letter}
      </text>
    </S.Mark>
  );
}
