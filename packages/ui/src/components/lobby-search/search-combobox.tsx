import { Autocomplete } from '@base-ui/react/autocomplete';
import { mdiClose, mdiDeleteOutline, mdiHistory, mdiMagnify } from '@mdi/js';
import { useId, useRef, useState, type RefObject } from 'react';
import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Kbd } from '../../primitives/kbd/kbd.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import {
  searchChoices,
  withClearing,
  type SearchChoice,
  type SearchGroup,
} from './search-choices.ts';
import type { LobbySearchProps } from './lobby-search.tsx';
import * as S from './lobby-search.styles.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

const groupTexts: Readonly<Record<SearchGroup['value'], keyof KitMessages['lobby']>> = {
  recent: 'recent',
  suggestion: 'suggestions',
  game: 'games',
};

const icons: Readonly<Record<SearchChoice['kind'], string>> = {
  recent: mdiHistory,
  suggestion: mdiMagnify,
  game: mdiMagnify,
  clear: mdiDeleteOutline,
};

/** Returns the text that an option puts into the field. */
const textOf = ({ kind, label }: SearchChoice): string => (kind === 'clear' ? '' : label);

export interface SearchComboboxProps extends LobbySearchProps {
  input: RefObject<HTMLInputElement | null>;
  /** Takes the focus and shows the list at once, because it replaces a focused field. */
  startsOpen: boolean;
}

/** The search with a list under it: earlier searches, suggestions, games to open directly. */
export function SearchCombobox({
  value,
  onValueChange,
  lists = {},
  status = 'idle',
  onClearRecent,
  onPick,
  onSearch,
  onFocus,
  className,
  input,
  startsOpen,
}: SearchComboboxProps) {
  const { messages, portalRef } = useKit();
  const { lobby } = messages;
  const id = useId();
  const anchor = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(startsOpen);
  const [isCleared, setCleared] = useState(false);
  const startedOpen = useRef(startsOpen);
  useLayoutEffect(() => {
    if (startedOpen.current) input.current?.focus();
  }, [input]);

  const found = searchChoices(value, lists);
  const groups = onClearRecent ? withClearing(found, lobby.recentClear) : found;
  const clear = (): void => {
    setCleared(true);
    input.current?.focus();
    onClearRecent?.();
  };
  const isTyped = value.trim() !== '';
  const isSearchedHere = !lists.recent || lists.suggestions || lists.games;
  const note = ((): string | undefined => {
    if (status === 'error') return lobby.searchFailed;
    if (status === 'searching') return lobby.searchBusy;
    return isTyped && isSearchedHere && groups.length === 0
      ? fill(lobby.searchNone, { query: value.trim() })
      : undefined;
  })();
  const hasPopup = note !== undefined || groups.length > 0;

  return (
    <Autocomplete.Root
      items={groups as never}
      filter={null}
      mode="none"
      openOnInputClick
      open={isOpen && hasPopup}
      onOpenChange={setOpen}
      value={value}
      onValueChange={(next, details) => {
        if (details.reason === 'escape-key' && next === '' && value === '') return;
        if (details.reason === 'input-change') setCleared(false);
        onValueChange(next);
      }}
      itemToStringValue={(item) => textOf(item as unknown as SearchChoice)}
    >
      <S.Root
        ref={anchor}
        role="search"
        className={slotClass('LobbySearch', 'root', className)}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch?.(value);
          if (isTyped) input.current?.blur();
        }}
      >
        <Icon path={mdiMagnify} />
        <VisuallyHidden as="label" {...{ htmlFor: id }}>
          {lobby.search}
        </VisuallyHidden>
        <Autocomplete.Input
          ref={input}
          id={id}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={lobby.searchPlaceholder}
          onFocus={() => {
            if (!isTyped) setOpen(true);
            onFocus?.();
          }}
        />
        {value === '' ? (
          <Kbd aria-hidden="true">/</Kbd>
        ) : (
          <IconButton
            label={lobby.searchClear}
            path={mdiClose}
            // Escape does the same; elements outside an open list must not take the focus.
            tabIndex={-1}
            onClick={() => {
              onValueChange('');
              setOpen(true);
              input.current?.focus();
            }}
          />
        )}
        <VisuallyHidden role="status">{isCleared && lobby.recentCleared}</VisuallyHidden>
      </S.Root>
      <Autocomplete.Portal container={portalRef}>
        <Autocomplete.Positioner
          render={<S.Positioner />}
          anchor={anchor}
          sideOffset={6}
          collisionPadding={8}
        >
          <Autocomplete.Popup
            render={<S.Popup className="lobi-LobbySearch-popup" />}
            aria-busy={status === 'searching' || undefined}
          >
            <Autocomplete.Status render={<S.Note data-tone={status} />}>{note}</Autocomplete.Status>
            <Autocomplete.List className="lobi-LobbySearch-list">
              {(group: SearchGroup) => (
                <Autocomplete.Group key={group.value} items={group.items as never}>
                  <Autocomplete.GroupLabel render={<S.GroupLabel />}>
                    {lobby[groupTexts[group.value]]}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(choice: SearchChoice) => (
                      <Autocomplete.Item
                        key={choice.key}
                        value={choice}
                        onClick={() => (choice.kind === 'clear' ? clear() : onPick?.(choice))}
                        render={
                          choice.href === undefined ? (
                            <S.Item data-kind={choice.kind} />
                          ) : (
                            <S.ItemLink href={choice.href} />
                          )
                        }
                      >
                        <Icon path={icons[choice.kind]} size={16} />
                        <span>{choice.label}</span>
                        {choice.note !== undefined && <small>{choice.note}</small>}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
