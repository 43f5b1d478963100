import {
  platformSettings,
  type Currency,
  type SettingName,
  type SettingRange,
  type SettingValue,
} from '@lobi/core/contract';
import { useKit } from '@lobi/ui';
import { MoneyInput, NumberField, SegmentedControl } from '@lobi/ui/forms';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { readableAmount } from '../readable-amount.ts';
import { useSettingText } from './use-setting-text.ts';

interface SettingFieldProps<Range = SettingRange> {
  readonly name: SettingName;
  readonly range: Range;
  /** `undefined` while the input is invalid. */
  readonly value: SettingValue | undefined;
  /** An empty field is no limit, so that an invalid one is `undefined` and never `null`. */
  readonly onValueChange: (value: SettingValue | undefined) => void;
}

type RangeOf<Type extends SettingRange['type']> = Extract<SettingRange, { readonly type: Type }>;

function AmountField({ range, value, onValueChange }: SettingFieldProps<RangeOf<'amount'>>) {
  const { t } = useTranslation();
  const { currency } = useKit();
  return (
    <MoneyInput
      label={t('admin.setting.newValue')}
      hint={range.optional ? t('admin.setting.optional') : undefined}
      required={!range.optional}
      currency={currency.code}
      min={range.minimum}
      max={range.maximum?.[currency.code as Currency]}
      showLimits={range.maximum !== undefined}
      value={value == null ? null : String(value)}
      onValueChange={(next, change) => onValueChange(readableAmount(next, change))}
    />
  );
}

/** Conversion of an entered integer: its factor, and its unit. */
const entered = {
  'basis-points': { of: 100, suffix: '%', step: 0.01, decimals: 2 },
  seconds: { of: 1, suffix: undefined, step: 1, decimals: 0 },
} as const;

function IntegerField({ range, value, onValueChange }: SettingFieldProps<RangeOf<'integer'>>) {
  const { t } = useTranslation();
  const { of, suffix, step, decimals } = entered[range.unit];
  return (
    <NumberField
      label={t('admin.setting.newValue')}
      required
      min={range.minimum / of}
      max={range.maximum / of}
      step={step}
      format={{ maximumFractionDigits: decimals }}
      suffix={suffix}
      value={typeof value === 'number' ? value / of : null}
      onValueChange={(next) => onValueChange(next === null ? undefined : Math.round(next * of))}
    />
  );
}

function ChoiceField({ name, range, value, onValueChange }: SettingFieldProps<RangeOf<'choice'>>) {
  const { t } = useTranslation();
  const settingText = useSettingText();
  return (
    <SegmentedControl
      label={t('admin.setting.newValue')}
      items={range.choices.map((choice) => ({ value: choice, label: settingText(name, choice) }))}
      value={String(value)}
      onValueChange={onValueChange}
    />
  );
}

function SwitchField({ name, value, onValueChange }: SettingFieldProps<RangeOf<'switch'>>) {
  const { t } = useTranslation();
  const settingText = useSettingText();
  return (
    <SegmentedControl
      label={t('admin.setting.newValue')}
      items={[true, false].map((each) => ({ value: String(each), label: settingText(name, each) }))}
      value={String(value)}
      onValueChange={(each) => onValueChange(each === 'true')}
    />
  );
}

const fields: {
  readonly [Type in SettingRange['type']]: (
    props: SettingFieldProps<RangeOf<Type>>,
  ) => ReactElement;
} = { amount: AmountField, integer: IntegerField, choice: ChoiceField, switch: SwitchField };

/** Field for the value of a setting, by its type. */
export function SettingField(props: Omit<SettingFieldProps, 'range'>) {
  const range: SettingRange = platformSettings[props.name];
  const Field = fields[range.type] as (each: SettingFieldProps) => ReactElement;
  return <Field {...props} range={range} />;
}
