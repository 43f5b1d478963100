import { mdiCheck, mdiExclamation } from '@mdi/js';
import { forwardRef, type OlHTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as S from './stepper.styles.ts';

/** Progress of a step. */
export type StepState = 'done' | 'current' | 'ahead' | 'error';

/** One step. */
export interface Step {
  readonly id: string;
  readonly label: string;
  /** Whether one of its fields was rejected. */
  readonly error?: boolean | undefined;
}

export interface StepperProps extends Omit<
  OlHTMLAttributes<HTMLOListElement>,
  'children' | 'onSelect'
> {
  steps: readonly Step[];
  /** Id of the current step; all steps before it count as completed. */
  current: string;
  /** Makes completed or rejected steps buttons that open them. */
  onStepSelect?: ((id: string) => void) | undefined;
}

/**
 * Progress through several steps. On a narrow screen it is a bar with the current step as text.
 * @example <Stepper current="proof" steps={[{ id: 'amount', label: 'Jumlah' }, { id: 'proof', label:
 *   'Bukti' }]} />
 */
export const Stepper = forwardRef<HTMLOListElement, StepperProps>(function Stepper(
  { steps, current, onStepSelect, className, ...rest },
  ref,
) {
  const { controls: texts } = useMessages();
  const at = steps.findIndex(({ id }) => id === current);
  const position = fill(texts.stepOf, { step: at + 1, total: steps.length });

  return (
    <S.Root className="lobi-Stepper-frame">
      <S.Position className="lobi-Stepper-place" aria-hidden="true">
        <b>{steps[at]?.label}</b>
        <span>{position}</span>
      </S.Position>
      <S.List
        aria-label={texts.stepList}
        {...rest}
        ref={ref}
        className={slotClass('Stepper', 'root', className)}
      >
        {steps.map(({ id, label, error }, index) => {
          const state = stateOf(index, at, error === true);
          const spoken = stateLabel(state, texts);
          const body = (
            <>
              <S.Marker className="lobi-Stepper-marker">{marker(state, index)}</S.Marker>
              <S.Label className="lobi-Stepper-label">
                {label}
                {spoken !== undefined && <VisuallyHidden>, {spoken}</VisuallyHidden>}
              </S.Label>
            </>
          );
          const leadsBack = onStepSelect !== undefined && index !== at && state !== 'ahead';
          return (
            <S.Item
              key={id}
              className="lobi-Stepper-step"
              aria-current={index === at ? 'step' : undefined}
              data-state={state}
              data-current={flag(index === at)}
            >
              {leadsBack ? (
                <S.Press type="button" onClick={() => onStepSelect(id)}>
                  {body}
                </S.Press>
              ) : (
                <S.Plain>{body}</S.Plain>
              )}
            </S.Item>
          );
        })}
      </S.List>
    </S.Root>
  );
});

function stateOf(index: number, at: number, error: boolean): StepState {
  if (error) return 'error';
  if (index === at) return 'current';
  return index < at ? 'done' : 'ahead';
}

function stateLabel(
  state: StepState,
  texts: { stepDone: string; stepError: string },
): string | undefined {
  if (state === 'done') return texts.stepDone;
  return state === 'error' ? texts.stepError : undefined;
}

function marker(state: StepState, index: number): ReactNode {
  if (state === 'done') return <Icon path={mdiCheck} size={16} />;
  if (state === 'error') return <Icon path={mdiExclamation} size={16} />;
  return index + 1;
}
