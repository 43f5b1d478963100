import { mdiClose, mdiMagnify } from '@mdi/js';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Kbd } from '../../primitives/kbd/kbd.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { SearchChoice, SearchLists } from './search-choices.ts';
import { useCombobox } from './use-combobox.ts';
import { useSlashKey } from './use-slash-key.ts';
import * as S from './lobby-search.styles.ts';

export interface LobbySearchProps {
  value: string;
  onValueChange: (query: string) => void;
  /**
   * Options, already searched; with them the field is a combobox. With `recent` alone the page shows the
   * results, and the list is shown while nothing is typed.
   */
  lists?: SearchLists | undefined;
  /** Loading state of the lists; default `idle`. */
  status?: 'idle' | 'searching' | 'error' | undefined;
  /** Deletes earlier searches; without it there is no button. */
  onClearRecent?: (() => void) | undefined;
  /** Called when an option was selected: a search text fills the field, a game opens as a link. */
  onPick?: ((choice: SearchChoice) => void) | undefined;
  /** Called with the text when Enter was pressed. */
  onSearch?: ((query: string) => void) | undefined;
  /** Called when the field gets the focus: fetch `lists` then. */
  onFocus?: (() => void) | undefined;
  /** The field gets the focus whenever this changes to anything but `undefined`. */
  focusKey?: string | undefined;
  className?: string | undefined;
}

/** The search field without a list. */
function PlainSearch({
  value,
  onValueChange,
  onSearch,
  onFocus,
  className,
  input,
}: LobbySearchProps & { input: RefObject<HTMLInputElement | null> }) {
  const { lobby } = useMessages();
  const id = useId();

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
        onSearch?.(value);
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
        onFocus={onFocus}
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
 * Search of the lobby. Typing filters the page at once, without a button; with `lists` it is a combobox
 * that also offers earlier searches, suggestions and games. `/` focuses it, Escape closes the list and
 * then clears it. `searchGames` finds the matches and tolerates typos.
 */
export function LobbySearch(props: LobbySearchProps) {
  const { value, lists, focusKey } = props;
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);
  useEffect(() => {
    if (focusKey !== undefined) input.current?.focus();
  }, [focusKey]);
  const combobox = useCombobox(lists !== undefined, value, input);
  if (!combobox) return <PlainSearch {...props} input={input} />;
  return <combobox.View {...props} input={input} startsOpen={combobox.hadFocus} />;
}
