import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { MultiSelect } from '../combobox/multi-select.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { DateRangeField } from '../date-field/date-range-field.tsx';
import { MoneyInput } from '../money-input/money-input.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { PinField } from '../pin-field/pin-field.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Select } from '../select/select.tsx';
import { Slider } from '../slider/slider.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form, SubmitButton } from './form.tsx';

const items = [
  { value: 'bca', label: 'BCA', title: 'BCA' },
  { value: 'bri', label: 'BRI', title: 'BRI' },
];
const text = z.string().check(z.minLength(1));
const yes = z.literal(true);
const list = z.array(z.string()).check(z.minLength(1));
const required = 'Kolom isian wajib diisi.';

interface Case {
  readonly control: ReactElement;
  readonly schema: z.ZodMiniType;
  readonly empty: unknown;
  /** Keys that a user presses while the control has the focus. */
  readonly keys: string;
  readonly filled: unknown;
  /** Error text of the empty field; default: required. */
  readonly sentence?: string;
}

const facts = { name: 'field', label: 'Isian' };

const cases: Record<string, Case> = {
  TextField: {
    control: <TextField {...facts} />,
    schema: text,
    empty: '',
    keys: 'abc',
    filled: 'abc',
  },
  PasswordField: {
    control: <PasswordField {...facts} />,
    schema: text,
    empty: '',
    keys: 'abc',
    filled: 'abc',
  },
  TextArea: {
    control: <TextArea {...facts} />,
    schema: text,
    empty: '',
    keys: 'a{Enter}b',
    filled: 'a\nb',
  },
  NumberField: {
    control: <NumberField {...facts} />,
    schema: z.number(),
    empty: null,
    keys: '12',
    filled: 12,
  },
  MoneyInput: {
    control: <MoneyInput {...facts} currency="IDR" />,
    schema: text,
    empty: '',
    keys: '50rb',
    filled: '50000',
  },
  Select: {
    control: <Select {...facts} items={items} />,
    schema: z.enum(['bca', 'bri']),
    empty: '',
    keys: '{Enter}{ArrowDown}{Enter}',
    filled: 'bri',
  },
  Combobox: {
    control: <Combobox {...facts} items={items} />,
    schema: z.enum(['bca', 'bri']),
    empty: null,
    keys: 'br{Enter}',
    filled: 'bri',
  },
  MultiSelect: {
    control: <MultiSelect {...facts} items={items} />,
    schema: list,
    empty: [],
    keys: 'br{Enter}',
    filled: ['bri'],
  },
  Checkbox: {
    control: <Checkbox {...facts} />,
    schema: yes,
    empty: false,
    keys: ' ',
    filled: true,
  },
  CheckboxGroup: {
    control: <CheckboxGroup {...facts} items={items} />,
    schema: list,
    empty: [],
    keys: ' ',
    filled: ['bca'],
  },
  Switch: { control: <Switch {...facts} />, schema: yes, empty: false, keys: ' ', filled: true },
  RadioGroup: {
    control: <RadioGroup {...facts} items={items} />,
    schema: z.enum(['bca', 'bri']),
    empty: '',
    keys: '{ArrowDown}',
    filled: 'bri',
  },
  RadioCards: {
    control: <RadioCards {...facts} items={items} />,
    schema: z.enum(['bca', 'bri']),
    empty: '',
    keys: '{ArrowDown}',
    filled: 'bri',
  },
  SegmentedControl: {
    control: <SegmentedControl {...facts} items={items} />,
    schema: z.enum(['bca', 'bri']),
    empty: '',
    keys: '{ArrowRight}',
    filled: 'bri',
  },
  Slider: {
    control: <Slider {...facts} />,
    schema: z.number().check(z.minimum(2)),
    empty: 0,
    keys: '{ArrowRight}{ArrowRight}{ArrowRight}',
    filled: 3,
    sentence: 'Isian minimal 2.',
  },
  PinField: {
    control: <PinField {...facts} length={4} />,
    schema: text,
    empty: '',
    keys: '1234',
    filled: '1234',
  },
  PhoneField: {
    control: <PhoneField {...facts} />,
    schema: text,
    empty: '',
    keys: '081234567890',
    filled: '+6281234567890',
  },
  DateField: {
    control: <DateField {...facts} />,
    schema: text,
    empty: '',
    keys: '11202026',
    filled: '2026-11-20',
  },
  DateRangeField: {
    control: <DateRangeField {...facts} presets={[]} />,
    schema: z.object({ from: text, to: z.string() }),
    empty: { from: '', to: '' },
    keys: '11202026',
    filled: { from: '2026-11-20', to: '' },
    sentence: 'Kolom awal isian wajib diisi.',
  },
};

function Reset() {
  const { reset } = useFormContext();
  return (
    <button type="button" onClick={() => reset()}>
      Ulang
    </button>
  );
}

interface TrialProps extends Pick<Case, 'control' | 'schema' | 'empty'> {
  readonly onSubmit?: (values: { field: unknown }) => void;
  readonly disabled?: boolean;
}

function Trial({ control, schema, empty, onSubmit = () => undefined, disabled }: TrialProps) {
  return (
    <Form
      schema={z.object({ field: schema })}
      defaultValues={{ field: empty }}
      disabled={disabled}
      onSubmit={onSubmit}
    >
      {control}
      <Reset />
      <SubmitButton>Kirim</SubmitButton>
    </Form>
  );
}

const sendButton = () => page.getByRole('button', { name: 'Kirim' });
const sentenceOn = (container: Element) =>
  container.querySelector('[id$="-error"]')?.textContent ?? undefined;

describe.each(Object.entries(cases))('%s in a form', (_name, trial) => {
  it('a control is focused when rejected, shows the reason, and is submitted once filled', async () => {
    const onSubmit = vi.fn();
    const { container } = await renderInKit(<Trial {...trial} onSubmit={onSubmit} />);
    await sendButton().click();
    await expect.poll(() => sentenceOn(container)).toBe(trial.sentence ?? required);
    expect(onSubmit).not.toHaveBeenCalled();
    const root = container.querySelector('form')!;
    await expect
      .poll(() => document.activeElement?.matches('input, textarea, button:not([type="submit"])'))
      .toBe(true);
    expect(root.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.id).not.toBe('');

    await userEvent.keyboard(trial.keys);
    await expect.poll(() => sentenceOn(container)).toBeUndefined();
    await sendButton().click();
    await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toEqual({ field: trial.filled });
  });

  it('a control resets to its initial value', async () => {
    const onSubmit = vi.fn();
    await renderInKit(<Trial {...trial} schema={z.unknown()} onSubmit={onSubmit} />);
    await userEvent.tab();
    await userEvent.keyboard(trial.keys);
    await page.getByRole('button', { name: 'Ulang' }).click();
    await sendButton().click();
    await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toEqual({ field: trial.empty });
  });

  it('a control cannot be focused while the form is disabled', async () => {
    const { container } = await renderInKit(<Trial {...trial} disabled />);
    await userEvent.tab();
    expect(container.contains(document.activeElement)).toBe(false);
  });
});
