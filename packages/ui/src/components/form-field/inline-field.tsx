import { mdiAlertCircleOutline } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import type { ControlProps } from './form-field.tsx';
import * as F from './form-field.styles.ts';
import * as S from './inline-field.styles.ts';

export interface InlineFieldProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Label beside the control; may contain a link. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean | undefined;
  controlId: string;
  /** Position of the control; default `start`. */
  controlAt?: 'start' | 'end' | undefined;
  /** Renders the control with the properties that connect it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** Frame of a control on one line with its label. */
export const InlineField = forwardRef<HTMLDivElement, InlineFieldProps>(function InlineField(
  { label, hint, error, disabled = false, controlId, controlAt = 'start', children, ...rest },
  ref,
) {
  const described = [
    error !== undefined && `${controlId}-error`,
    hint != null && `${controlId}-hint`,
  ].filter(Boolean);
  return (
    <S.Root
      {...rest}
      ref={ref}
      data-disabled={flag(disabled)}
      data-invalid={flag(error !== undefined)}
    >
      <S.Row htmlFor={controlId} data-control-at={controlAt}>
        {children({
          id: controlId,
          'aria-describedby': described.length === 0 ? undefined : described.join(' '),
          'aria-invalid': error === undefined ? undefined : true,
        })}
        <span id={`${controlId}-label`}>{label}</span>
      </S.Row>
      {error !== undefined && (
        <F.Error id={`${controlId}-error`}>
          <Icon path={mdiAlertCircleOutline} size={16} />
          <span>{error}</span>
        </F.Error>
      )}
      {hint != null && <F.Hint id={`${controlId}-hint`}>{hint}</F.Hint>}
    </S.Root>
  );
});
