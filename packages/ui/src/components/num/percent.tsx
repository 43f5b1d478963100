import { forwardRef, type HTMLAttributes } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { formatNumber } from './format-number.ts';
import * as S from './num.styles.ts';

/** Value of one whole in each unit of shares. */
const wholes = { share: 1, percent: 100, 'basis-points': 10_000 } as const;

export interface PercentProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The share, counted in `unit`. */
  value: number;
  /** `share` reads 0.05 as 5 %, `percent` 5, `basis-points` 500. Default `share`. */
  unit?: keyof typeof wholes | undefined;
  /** Most decimals; default 2. */
  decimals?: number | undefined;
  /** Fewest decimals, so that a column stands straight; default none. */
  fewestDecimals?: number | undefined;
  /** `always` puts a plus before an increase; default `auto`. */
  sign?: 'auto' | 'always' | 'never' | undefined;
}

/**
 * A share of something in the reader's language.
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
