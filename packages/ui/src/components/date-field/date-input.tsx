import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import * as F from '../form-field/form-field.styles.ts';
import * as S from './date-field.styles.ts';

interface DateInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'size' | 'onChange'
> {
  readonly size: 'sm' | 'md' | 'lg';
  readonly onDate: (date: string) => void;
  /** Content after the date, inside the box. */
  readonly end?: ReactNode;
}

/** The browser's own date input in the kit's box. */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  { size, onDate, end, ...rest },
  ref,
) {
  return (
    <S.Frame
      className="lobi-DateField-frame"
      data-size={size}
      data-invalid={flag(rest['aria-invalid'] === true)}
      data-disabled={flag(rest.disabled)}
    >
      <F.Input
        {...rest}
        ref={ref}
        className="lobi-DateField-input"
        type="date"
        max={rest.max ?? '9999-12-31'}
        onChange={(event) => onDate(event.target.value)}
      />
      {end}
    </S.Frame>
  );
});
