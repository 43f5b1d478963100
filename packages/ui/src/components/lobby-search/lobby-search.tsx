import { mdiClose, mdiMagnify } from '@mdi/js';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Kbd } from '../../primitives/kbd/kbd.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { SearchChoice, SearchLists } from './search-choices.ts';
import { useSlashKey } from './use-slash-key.ts';
import * as S from './lobby-search.styles.ts';

/** A list needs what places it; a lobby without one does not wait for that. */
const SearchCombobox = lazy(async () => ({
  default: (await import('./search-combobox.tsx')).SearchCombobox,
}));

export interface LobbySearchProps {
  value: string;
  onValueChange: (query: string) => void;
  /** Lines to choose from, already searched; with them the field is a combobox. */
  lists?: SearchLists | undefined;
  /** Where the lists are; default `idle`. */
  status?: 'idle' | 'searching' | 'error' | undefined;
  /** Forgets earlier searches; without it there is no button. */
  onClearRecent?: (() => void) | undefined;
  /** A line was taken: words fill the field, a game is a link that opens. */
  onPick?: ((choice: SearchChoice) => void) | undefined;
  /** The field takes the focus whenever this changes to anything but `undefined`. */
  focusKey?: string | undefined;
  className?: string | undefined;
}

/** The search without a list. */
function PlainSearch({ value, onValueChange, focusKey, className }: LobbySearchProps) {
  const { lobby } = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);
  useEffect(() => {
    if (focusKey !== undefined) input.current?.focus();
  }, [focusKey]);

  const clear = (): void => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <S.Root
      role="search"
      className={slotClass('LobbySearch', 'root', className)}
      onSubmit={(event) => {
        event.preventDefault();
        input.current?.blur();
      }}
    >
      <Icon path={mdiMagnify} />
      <VisuallyHidden as="label" {...{ htmlFor: id }}>
        {lobby.search}
      </VisuallyHidden>
      <input
        ref={input}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={lobby.searchPlaceholder}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') clear();
        }}
      />
      {value === '' ? (
        <Kbd aria-hidden="true">/</Kbd>
      ) : (
        <IconButton label={lobby.searchClear} path={mdiClose} onClick={clear} />
      )}
    </S.Root>
  );
}

/**
 * Search of the lobby. What is typed narrows the page at once, without a button; with `lists` it is a
 * combobox that also offers earlier searches, suggestions and games. `/` goes to it, Escape closes
 * the list and then empties it. What fits is decided by `searchGames`, which forgives mistakes.
 */
export function LobbySearch(props: LobbySearchProps) {
  const plain = <PlainSearch {...props} />;
  if (props.lists === undefined) return plain;
  return (
    <Suspense fallback={plain}>
      <SearchCombobox {...props} />
    </Suspense>
  );
}
