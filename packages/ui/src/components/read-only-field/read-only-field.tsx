import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './read-only-field.styles.ts';

export interface ReadOnlyFieldProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  label: string;
  /** The value: text or a component of the kit. */
  value: ReactNode;
  /** Text for the copy button; without it there is none. */
  copyText?: string | undefined;
  hint?: ReactNode;
}

/** A read-only value among fields. @example <ReadOnlyField label="Kode Referral" value="NUSA7K" /> */
export const ReadOnlyField = forwardRef<HTMLDListElement, ReadOnlyFieldProps>(
  function ReadOnlyField({ label, value, copyText, hint, className, ...rest }, ref) {
    return (
      <S.Root {...rest} ref={ref} className={slotClass('ReadOnlyField', 'root', className)}>
        <dt>{label}</dt>
        <S.Value className="lobi-ReadOnlyField-value">
          <span>{value}</span>
          {copyText !== undefined && <CopyButton value={copyText} thing={label} />}
        </S.Value>
        {hint != null && <S.Hint className="lobi-ReadOnlyField-hint">{hint}</S.Hint>}
      </S.Root>
    );
  },
);
