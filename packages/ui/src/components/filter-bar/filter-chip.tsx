import { mdiClose, mdiPlus } from '@mdi/js';
import { forwardRef, useState, type ButtonHTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit, useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Menu } from '../menu/menu.tsx';
import { Popover } from '../popover/popover.tsx';
import type { FilterDefinition } from './filter-bar.types.ts';
import { filterEditors } from './filter-editors.tsx';
import { useFilterText } from './use-filter-text.ts';
import * as S from './filter-bar.styles.ts';

export interface FilterChipProps {
  filter: FilterDefinition;
  value: string | undefined;
  onValueChange: (value: string | undefined) => void;
}

/** Value of "no filter" inside the menu. */
const any = '';

/** One filter: its label or value, its options, and a remove button. */
export function FilterChip({ filter, value, onValueChange }: FilterChipProps) {
  const { data: texts } = useMessages();
  const { id, label, kind = 'choice', options = [] } = filter;
  const text = useFilterText(filter, value);
  const [open, setOpen] = useState(false);
  const Editor = kind === 'choice' ? undefined : filterEditors[kind];
  const trigger = <ChipButton label={label} text={text} />;
  return (
    <S.Chip
      className="lobi-FilterBar-chip"
      data-selected={flag(text !== undefined)}
      data-kind={kind}
    >
      {Editor ? (
        <Popover title={label} trigger={trigger} align="start" open={open} onOpenChange={setOpen}>
          <Editor
            key={`${id} ${value ?? ''}`}
            filter={filter}
            value={value}
            onApply={(next) => {
              onValueChange(next);
              if (kind !== 'multi') setOpen(false);
            }}
          />
        </Popover>
      ) : (
        <Menu
          align="start"
          trigger={trigger}
          choice={{
            label,
            value: value ?? any,
            options: [{ value: any, label: texts.anyValue }, ...options],
            onValueChange: (next) => onValueChange(next === any ? undefined : next),
          }}
        />
      )}
      {text !== undefined && (
        <S.Remove
          type="button"
          aria-label={fill(texts.clearFilter, { filter: label })}
          onClick={() => onValueChange(undefined)}
        >
          <Icon path={mdiClose} size={16} />
        </S.Remove>
      )}
    </S.Chip>
  );
}

interface ChipButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  /** Returns the text of the selected value. */
  text: string | undefined;
}

const ChipButton = forwardRef<HTMLButtonElement, ChipButtonProps>(function ChipButton(
  { label, text, ...rest },
  ref,
) {
  const { messages } = useKit();
  return (
    <S.Open
      {...rest}
      ref={ref}
      aria-label={
        text === undefined ? fill(messages.data.addFilter, { filter: label }) : `${label}: ${text}`
      }
    >
      {text === undefined && <Icon path={mdiPlus} size={16} />}
      {text ?? label}
    </S.Open>
  );
});
