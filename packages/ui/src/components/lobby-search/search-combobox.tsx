import { Autocomplete } from '@base-ui/react/autocomplete';
import { mdiClose, mdiHistory, mdiMagnify } from '@mdi/js';
import { useId, useRef } from 'react';
import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Kbd } from '../../primitives/kbd/kbd.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { searchChoices, type SearchChoice, type SearchGroup } from './search-choices.ts';
import type { LobbySearchProps } from './lobby-search.tsx';
import { useSlashKey } from './use-slash-key.ts';
import * as S from './lobby-search.styles.ts';

const groupWords: Readonly<Record<SearchChoice['kind'], keyof KitMessages['lobby']>> = {
  recent: 'recent',
  suggestion: 'suggestions',
  game: 'games',
};

/** The search with a list under it: earlier searches, suggestions, games to open at once. */
export function SearchCombobox({
  value,
  onValueChange,
  lists = {},
  status = 'idle',
  onClearRecent,
  onPick,
  className,
}: LobbySearchProps) {
  const { messages, portalRef } = useKit();
  const { lobby } = messages;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const anchor = useRef<HTMLFormElement>(null);
  useSlashKey(input);

  const groups = searchChoices(value, lists);
  const isTyped = value.trim() !== '';
  const note = ((): string | undefined => {
    if (status === 'error') return lobby.searchFailed;
    if (status === 'searching') return lobby.searchBusy;
    return isTyped && groups.length === 0
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
      value={value}
      onValueChange={(next, details) => {
        if (details.reason === 'escape-key' && next === '' && value === '') return;
        onValueChange(next);
      }}
      itemToStringValue={(choice) => (choice as unknown as SearchChoice).label}
    >
      <S.Root
        ref={anchor}
        role="search"
        className={slotClass('LobbySearch', 'root', className)}
        onSubmit={(event) => event.preventDefault()}
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
        />
        {value === '' ? (
          <Kbd aria-hidden="true">/</Kbd>
        ) : (
          <IconButton
            label={lobby.searchClear}
            path={mdiClose}
            // Escape does the same; what is outside of an open list must not take the focus.
            tabIndex={-1}
            onClick={() => {
              onValueChange('');
              input.current?.focus();
            }}
          />
        )}
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
            hidden={!hasPopup}
            aria-busy={status === 'searching' || undefined}
          >
            <Autocomplete.Status render={<S.Note data-tone={status} />}>{note}</Autocomplete.Status>
            <Autocomplete.List className="lobi-LobbySearch-list">
              {(group: SearchGroup) => (
                <Autocomplete.Group key={group.value} items={group.items as never}>
                  <Autocomplete.GroupLabel render={<S.GroupLabel />}>
                    {lobby[groupWords[group.value]]}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(choice: SearchChoice) => (
                      <Autocomplete.Item
                        key={choice.key}
                        value={choice}
                        onClick={() => onPick?.(choice)}
                        render={
                          choice.href === undefined ? <S.Item /> : <S.ItemLink href={choice.href} />
                        }
                      >
                        <Icon path={choice.kind === 'recent' ? mdiHistory : mdiMagnify} size={16} />
                        <span>{choice.label}</span>
                        {choice.note !== undefined && <small>{choice.note}</small>}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            {!isTyped && onClearRecent && groups.length > 0 && (
              <S.Clear type="button" onClick={onClearRecent}>
                {lobby.recentClear}
              </S.Clear>
            )}
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
