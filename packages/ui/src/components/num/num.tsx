import { forwardRef, type HTMLAttributes } from 'react';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './num.styles.ts';

export interface NumProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Number, or decimal text that is shown exactly. */
  value: number | bigint | string;
  /** `percent` reads 0.05 as 5 %; `compact` shortens to `1,2 rb`. Default `decimal`. */
  format?: 'decimal' | 'percent' | 'compact' | undefined;
  /** Most decimals; default 2, and 1 for `compact`. */
  decimals?: number | undefined;
}

const shapes: Readonly<Record<'decimal' | 'percent' | 'compact', Intl.NumberFormatOptions>> = {
  decimal: { maximumFractionDigits: 2 },
  percent: { style: 'percent', maximumFractionDigits: 2 },
  compact: { notation: 'compact', maximumFractionDigits: 1 },
};

/** A count, share or other plain number in the reader's language. @example <Num value={1280} /> */
export const Num = forwardRef<HTMLSpanElement, NumProps>(function Num(
  { value, format = 'decimal', decimals, className, ...rest },
  ref,
) {
  const { locale } = useKit();
  const formatter = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: 'always',
    ...shapes[format],
    ...(decimals === undefined ? {} : { maximumFractionDigits: decimals }),
  });
  return (
    <S.Root {...rest} ref={ref} className={slotClass('Num', 'root', className)}>
      {formatter.format(value as number)}
    </S.Root>
  );
});
