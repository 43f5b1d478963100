import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import type { Size } from '../../primitives/axes.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './age-mark.styles.ts';

export interface AgeMarkProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Minimum age in years; default 21. */
  minimumAge?: number | undefined;
  /** 28, 40 or 56 px; default `md`. */
  size?: Size | undefined;
}

/** The minimum age as a mark, e.g. "21+", with a full sentence as its accessible name. @source spec §1 */
export const AgeMark = forwardRef<HTMLSpanElement, AgeMarkProps>(function AgeMark(
  { minimumAge = 21, size = 'md', className, ...rest },
  ref,
) {
  const { safety } = useMessages();
  const age = { age: minimumAge };
  return (
    <S.Root
      aria-label={fill(safety.ageLabel, age)}
      {...rest}
      ref={ref}
      role="img"
      className={slotClass('AgeMark', 'root', className)}
      data-size={size}
    >
      {fill(safety.age, age)}
    </S.Root>
  );
});
