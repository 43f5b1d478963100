import type { ReactElement } from 'react';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DateField } from '../date-field/date-field.tsx';
import type { FieldShape } from '../form/read-schema.ts';
import { MoneyInput } from '../money-input/money-input.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type {
  BooleanSpec,
  ChoiceSpec,
  ChoicesSpec,
  FieldTexts,
  MoneySpec,
  NumberSpec,
  TextSpec,
} from './field-table.types.ts';

/** Props of a control: its entry in the table, and the rules of the schema. */
export interface ControlInput<Spec> {
  readonly name: string;
  readonly spec: Spec;
  readonly shape: FieldShape;
}

type Draw<Spec> = (input: ControlInput<Spec>) => ReactElement;

const common = ({ name, spec, shape }: ControlInput<FieldTexts>) => ({
  name,
  label: spec.label,
  fieldName: spec.fieldName,
  hint: spec.hint,
  disabled: spec.disabled,
  optional: shape.optional || shape.nullable,
});

const isRequired = ({ optional, nullable }: FieldShape): boolean => !optional && !nullable;

const line =
  (type: 'text' | 'email' | 'url' | 'datetime-local'): Draw<TextSpec> =>
  (input) => (
    <TextField
      {...common(input)}
      type={type}
      required={isRequired(input.shape)}
      maxLength={input.shape.max}
      placeholder={input.spec.placeholder}
      autoComplete={input.spec.autoComplete ?? 'off'}
      revalidates={input.spec.revalidates}
    />
  );

/** Number format with this maximum of decimals. */
const decimalsOf = ({ spec: { decimals }, shape: { whole } }: ControlInput<NumberSpec>) => {
  const maximumDecimals = whole ? 0 : decimals;
  return maximumDecimals === undefined ? undefined : { maximumFractionDigits: maximumDecimals };
};

const yesOrNo = ({ name, spec }: ControlInput<BooleanSpec>) => ({
  name,
  label: spec.label,
  fieldName: spec.fieldName,
  hint: spec.hint,
  disabled: spec.disabled,
});

const items = ({ spec, shape }: ControlInput<ChoiceSpec<string> | ChoicesSpec<string>>) =>
  shape.choices.map((value) => ({ value, label: spec.choices[value] ?? value }));

/** Component of each control of a field table. Add an entry for a new control. */
export const schemaControls = {
  text: line('text'),
  email: line('email'),
  url: line('url'),
  datetime: line('datetime-local'),
  password: (input: ControlInput<TextSpec>) => (
    <PasswordField
      {...common(input)}
      required={isRequired(input.shape)}
      autoComplete={input.spec.autoComplete ?? 'new-password'}
      revalidates={input.spec.revalidates}
    />
  ),
  textarea: (input: ControlInput<TextSpec>) => (
    <TextArea
      {...common(input)}
      required={isRequired(input.shape)}
      maxLength={input.shape.max}
      counter={input.shape.max !== undefined}
      placeholder={input.spec.placeholder}
      revalidates={input.spec.revalidates}
    />
  ),
  number: (input: ControlInput<NumberSpec>) => (
    <NumberField
      {...common(input)}
      required={isRequired(input.shape)}
      format={decimalsOf(input)}
      min={input.shape.min}
      max={input.shape.max}
      step={input.spec.step}
      suffix={input.spec.suffix}
    />
  ),
  money: (input: ControlInput<MoneySpec>) => (
    <MoneyInput
      {...common(input)}
      required={isRequired(input.shape)}
      size="md"
      currency={input.spec.currency}
      min={input.spec.min}
      max={input.spec.max}
      balance={input.spec.balance}
    />
  ),
  date: (input: ControlInput<TextSpec>) => (
    <DateField
      {...common(input)}
      autoComplete={input.spec.autoComplete}
      revalidates={input.spec.revalidates}
    />
  ),
  select: (input: ControlInput<ChoiceSpec<string>>) => (
    <Select {...common(input)} items={items(input)} placeholder={input.spec.placeholder} />
  ),
  radio: (input: ControlInput<ChoiceSpec<string>>) => (
    <RadioGroup {...common(input)} items={items(input)} />
  ),
  checkboxes: (input: ControlInput<ChoicesSpec<string>>) => (
    <CheckboxGroup {...common(input)} items={items(input)} />
  ),
  checkbox: (input: ControlInput<BooleanSpec>) => <Checkbox {...yesOrNo(input)} />,
  switch: (input: ControlInput<BooleanSpec>) => <Switch {...yesOrNo(input)} />,
} as const;

export type SchemaControl = keyof typeof schemaControls;

const byFormat: Readonly<Record<string, SchemaControl>> = {
  email: 'email',
  url: 'url',
  date: 'date',
};

/** Default control of a field. */
export function usualControl({ kind, format }: FieldShape): SchemaControl {
  if (kind === 'boolean') return 'checkbox';
  if (kind === 'choice') return 'select';
  if (kind === 'choices') return 'checkboxes';
  if (kind === 'number') return 'number';
  return byFormat[format ?? ''] ?? 'text';
}
