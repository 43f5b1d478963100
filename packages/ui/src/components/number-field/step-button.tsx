import { useEffect, useRef } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import * as S from './number-field.styles.ts';

interface StepButtonProps {
  className: string;
  label: string;
  /** Path of the icon. */
  icon: string;
  disabled: boolean;
  /** Takes one step. Called repeatedly while the button is held. */
  onStep: () => void;
}

/** Delay before a held button repeats, and interval between steps, in ms. */
const repeat = { after: 400, every: 60 };

/** A button that decreases or increases. The keyboard steps in the field itself. */
export function StepButton({ className, label, icon, disabled, onStep }: StepButtonProps) {
  const timer = useRef<number>(undefined);
  const step = useRef(onStep);
  // Releasing a held button takes no further step.
  const wasHeld = useRef(false);
  useEffect(() => {
    step.current = onStep;
  });
  const stop = (): void => window.clearTimeout(timer.current);
  useEffect(() => stop, []);
  useEffect(() => {
    if (disabled) stop();
  }, [disabled]);
  const hold = (wait: number): void => {
    timer.current = window.setTimeout(() => {
      wasHeld.current = true;
      step.current();
      hold(repeat.every);
    }, wait);
  };
  return (
    <S.Step
      type="button"
      tabIndex={-1}
      className={className}
      aria-label={label}
      disabled={disabled}
      onClick={() => {
        if (!wasHeld.current) onStep();
      }}
      onPointerDown={({ button }) => {
        wasHeld.current = false;
        if (button === 0) hold(repeat.after);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
    >
      <Icon path={icon} />
    </S.Step>
  );
}
