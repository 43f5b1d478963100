import { forwardRef, type HTMLAttributes } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { formatNumber } from './format-number.ts';
import * as S from './num.styles.ts';

/** Value of 100 % in each unit of shares. */
const wholes = { share: 1, percent: 100, 'basis-points': 10_000 } as const;

export interface PercentProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The share, counted in `unit`. */
  value: number;
  /** 5 % is 0.05 as `share`, 5 as `percent`, 500 as `basis-points`. Default `share`. */
  unit?: keyof typeof wholes | undefined;
  /** Maximum number of decimals; default 2. */
  decimals?: number | undefined;
  /** Minimum decimals, so that a column is aligned; default none. */
  fewestDecimals?: number | undefined;
  /** `always` puts a plus before an increase; default `auto`. */
  sign?: 'auto' | 'always' | 'never' | undefined;
}

/**
 * A percentage in the user's language.
 * @example <Percent value={game.takeoutBp} unit="basis-points" />
 */
export const Percent = forwardRef<HTMLSpanElement, PercentProps>(function Percent(
  { value, unit = 'share', decimals, fewestDecimals, sign, className, ...rest },
  ref,
) {
  const { locale } = useKit();
  const text = formatNumber(value / wholes[unit], {
    locale,
    shape: 'percent',
    decimals,
    fewestDecimals,
    sign,
  });
  return (
    <S.Root
      translate="no"
      {...rest}
      ref={ref}
      className={slotClass('Percent', 'root', className)}
      data-invalid={flag(text === undefined)}
    >
      {text ?? '–'}
    </S.Root>
  );
});
