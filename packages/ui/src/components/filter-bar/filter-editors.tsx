import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { MoneyInput, type MoneyChange } from '../money-input/money-input.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { FilterDefinition, FilterKind } from './filter-bar.types.ts';
import { readMany, readRange, writeMany, writeRange, type FilterRange } from './filter-value.ts';
import * as S from './filter-editors.styles.ts';

/** Properties of an editor of a filter's value. */
export interface FilterEditorProps {
  filter: FilterDefinition;
  value: string | undefined;
  onApply: (value: string | undefined) => void;
}

interface ApplyFormProps {
  onApply: () => void;
  disabled?: boolean | undefined;
  children: ReactNode;
}

function ApplyForm({ onApply, disabled, children }: ApplyFormProps) {
  const { data: texts } = useMessages();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled) onApply();
  };
  return (
    <S.Fields onSubmit={submit}>
      {children}
      <Button type="submit" size="sm" disabled={disabled} fullWidth>
        {texts.apply}
      </Button>
    </S.Fields>
  );
}

/** Selection of several options; each press applies at once. */
function MultiEditor({ filter, value, onApply }: FilterEditorProps) {
  const chosen = readMany(value);
  return (
    <S.Options role="group" aria-label={filter.label}>
      {(filter.options ?? []).map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          onCheckedChange={(on) =>
            onApply(
              writeMany(
                on ? [...chosen, option.value] : chosen.filter((other) => other !== option.value),
              ),
            )
          }
        />
      ))}
    </S.Options>
  );
}

function TextEditor({ value = '', onApply }: FilterEditorProps) {
  const { data: texts } = useMessages();
  const [text, setText] = useState(value);
  const trimmed = text.trim();
  return (
    <ApplyForm onApply={() => onApply(trimmed === '' ? undefined : trimmed)}>
      <TextField label={texts.containing} size="sm" value={text} onValueChange={setText} />
    </ApplyForm>
  );
}

function DateRangeEditor({ value, onApply }: FilterEditorProps) {
  const { data: texts } = useMessages();
  const [range, setRange] = useState<FilterRange>(() => readRange(value));
  const reversed = range.from !== '' && range.to !== '' && range.from > range.to;
  return (
    <ApplyForm disabled={reversed} onApply={() => onApply(writeRange(range))}>
      <TextField
        label={texts.from}
        type="date"
        size="sm"
        value={range.from}
        onValueChange={(from) => setRange({ ...range, from })}
      />
      <TextField
        label={texts.to}
        type="date"
        size="sm"
        value={range.to}
        error={reversed ? texts.rangeReversed : undefined}
        onValueChange={(to) => setRange({ ...range, to })}
      />
    </ApplyForm>
  );
}

function AmountRangeEditor({ filter, value, onApply }: FilterEditorProps) {
  const { data: texts } = useMessages();
  // An open end is empty, so that an invalid amount must not count as empty.
  const [range, setRange] = useState<Record<keyof FilterRange, string | undefined>>(() =>
    readRange(value),
  );
  const { from, to } = range;
  const reversed = Boolean(from) && Boolean(to) && Number(from) > Number(to);
  const take = (end: keyof FilterRange) => (amount: string | null, change: MoneyChange) =>
    setRange({ ...range, [end]: change.problem === 'format' ? undefined : (amount ?? '') });
  const shared = { size: 'md', showLimits: false, currency: filter.currency } as const;
  return (
    <ApplyForm
      disabled={reversed || from === undefined || to === undefined}
      onApply={() => from !== undefined && to !== undefined && onApply(writeRange({ from, to }))}
    >
      <MoneyInput
        {...shared}
        label={texts.from}
        value={from ?? null}
        onValueChange={take('from')}
      />
      <MoneyInput
        {...shared}
        label={texts.to}
        value={to ?? null}
        error={reversed ? texts.rangeReversed : undefined}
        onValueChange={take('to')}
      />
    </ApplyForm>
  );
}

/** Editor of each kind of filter; a single choice is a menu. */
export const filterEditors: Readonly<
  Record<Exclude<FilterKind, 'choice'>, (props: FilterEditorProps) => ReactNode>
> = {
  multi: MultiEditor,
  text: TextEditor,
  'date-range': DateRangeEditor,
  'amount-range': AmountRangeEditor,
};
