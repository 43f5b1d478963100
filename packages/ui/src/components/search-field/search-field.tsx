import { mdiMagnify } from '@mdi/js';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Kbd } from '../../primitives/kbd/kbd.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { mergeRefs } from '../text-field/merge-refs.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { useShortcut } from './use-shortcut.ts';
import * as S from './search-field.styles.ts';

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'label' | 'type' | 'prefix' | 'clearable' | 'name' | 'error' | 'hint' | 'value' | 'defaultValue'
> {
  /** Label; default "Search" in the user's language. */
  label?: string | undefined;
  /** Current search text; a new value replaces the typed text. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called after a pause in typing, and immediately on Enter and on clearing. */
  onSearch: (text: string) => void;
  /** Pause in ms before `onSearch`; default 300. */
  debounceMs?: number | undefined;
  /** Whether results are loading. */
  busy?: boolean | undefined;
  /** Number of results, announced to screen readers. */
  results?: number | undefined;
  /** A key that focuses the field from anywhere on the page, e.g. `/`; shown in the field. */
  shortcut?: string | undefined;
}

/** A search field that searches after a pause in typing. @example <SearchField onSearch={setSearch} /> */
export const SearchField = forwardRef<HTMLFormElement, SearchFieldProps>(function SearchField(
  {
    label,
    value,
    defaultValue = '',
    onSearch,
    debounceMs = 300,
    busy = false,
    results,
    shortcut,
    size = 'sm',
    hideLabel = true,
    className,
    inputRef,
    suffix,
    onValueChange,
    ...rest
  },
  ref,
) {
  const { controls, forms } = useMessages();
  const [text, setText] = useState(value ?? defaultValue);
  const [previous, setPrevious] = useState(value);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useShortcut(shortcut, input);

  if (value !== previous) {
    setPrevious(value);
    setText(value ?? '');
  }
  const searchNow = (searchText: string): void => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    onSearch(searchText.trim());
  };
  const key = shortcut !== undefined && text === '' && (
    <S.Shortcut aria-hidden="true">
      <Kbd>{shortcut}</Kbd>
    </S.Shortcut>
  );

  return (
    <S.Root
      ref={ref}
      role="search"
      aria-label={label ?? forms.search}
      className={slotClass('SearchField', 'root', className)}
      data-busy={flag(busy)}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow(text);
      }}
    >
      <TextField
        placeholder={label ?? forms.search}
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        inputRef={mergeRefs(input, inputRef)}
        type="search"
        label={label ?? forms.search}
        hideLabel={hideLabel}
        size={size}
        clearable
        aria-keyshortcuts={shortcut}
        value={text}
        prefix={busy ? <Spinner size="sm" label={forms.searching} /> : <Icon path={mdiMagnify} />}
        suffix={suffix ?? (key || undefined)}
        onBlur={(event) => {
          rest.onBlur?.(event);
          // A pending search must not run after the user has moved on.
          if (waiting.current !== undefined) searchNow(text);
        }}
        onValueChange={(next, details) => {
          setText(next);
          onValueChange?.(next, details);
          if (next === '') return searchNow('');
          clearTimeout(waiting.current);
          waiting.current = setTimeout(searchNow, debounceMs, next);
        }}
      />
      <VisuallyHidden role="status">
        {results !== undefined && !busy && fill(controls.searchResults, { count: results })}
      </VisuallyHidden>
    </S.Root>
  );
});
