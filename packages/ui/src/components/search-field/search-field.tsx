import { mdiMagnify } from '@mdi/js';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import * as S from './search-field.styles.ts';

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'label' | 'type' | 'prefix' | 'clearable' | 'name' | 'error' | 'hint' | 'value' | 'defaultValue'
> {
  /** Default "Search" in the reader's language. */
  label?: string | undefined;
  /** Text searched for now; a new one from outside replaces what is typed. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called when typing has paused, and at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  /** Pause in ms before `onSearch`; default 300. */
  debounceMs?: number | undefined;
  /** Results are under way. */
  busy?: boolean | undefined;
}

/** A search that waits for a pause in typing. @example <SearchField onSearch={setSearch} /> */
export const SearchField = forwardRef<HTMLFormElement, SearchFieldProps>(function SearchField(
  {
    label,
    value,
    defaultValue = '',
    onSearch,
    debounceMs = 300,
    busy = false,
    size = 'sm',
    hideLabel = true,
    className,
    onValueChange,
    ...rest
  },
  ref,
) {
  const { forms } = useMessages();
  const [text, setText] = useState(value ?? defaultValue);
  const [given, setGiven] = useState(value);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  if (value !== given) {
    setGiven(value);
    setText(value ?? '');
  }
  const searchNow = (wanted: string): void => {
    clearTimeout(waiting.current);
    onSearch(wanted.trim());
  };

  return (
    <S.Root
      ref={ref}
      role="search"
      className={className}
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
        type="search"
        label={label ?? forms.search}
        hideLabel={hideLabel}
        size={size}
        clearable
        value={text}
        prefix={busy ? <Spinner size="sm" label={forms.searching} /> : <Icon path={mdiMagnify} />}
        onValueChange={(next, details) => {
          setText(next);
          onValueChange?.(next, details);
          if (next === '') return searchNow('');
          clearTimeout(waiting.current);
          waiting.current = setTimeout(searchNow, debounceMs, next);
        }}
      />
    </S.Root>
  );
});
