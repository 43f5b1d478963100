import { Radio } from '@base-ui/react/radio';
import type { RadioGroup } from '@base-ui/react/radio-group';
import { useId } from 'react';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './duration-choice.styles.ts';

/** One duration to choose. */
export interface DurationOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface DurationChoiceProps<Value extends string> {
  label: string;
  options: readonly DurationOption<Value>[];
  /** `null` before a selection. */
  value: Value | null;
  onValueChange: (value: Value, details: RadioGroup.ChangeEventDetails) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Selection among a few durations. Nothing is preselected for the player. */
export function DurationChoice<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  disabled,
  className,
}: DurationChoiceProps<Value>) {
  const id = useId();
  return (
    <S.Root className={slotClass('DurationChoice', 'root', className)}>
      <S.Label id={id}>{label}</S.Label>
      <S.Group
        aria-labelledby={id}
        value={value}
        disabled={disabled}
        onValueChange={(next, details) => onValueChange(next as Value, details)}
      >
        {options.map((option) => (
          <S.Option key={option.value} className="lobi-DurationChoice-option">
            <Radio.Root value={option.value} render={<S.Control />}>
              <Radio.Indicator render={<S.Dot />} />
            </Radio.Root>
            {option.label}
          </S.Option>
        ))}
      </S.Group>
    </S.Root>
  );
}
