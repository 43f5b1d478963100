import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { mdiClose, mdiMagnify } from '@mdi/js';
import { useMemo, useState } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Kbd } from '../../primitives/kbd/kbd.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { Command, CommandGroup } from './command.ts';
import { commandGroups } from './command-groups.ts';
import { CommandLine } from './command-line.tsx';
import * as S from './command-palette.styles.ts';

/** Whether the commands have loaded. */
export type CommandStatus = 'ready' | 'loading' | 'error';

export interface CommandSearchProps {
  commands: readonly Command[];
  recent: readonly string[];
  status: CommandStatus;
  onRetry?: (() => void) | undefined;
  onRun: (command: Command) => void;
}

/** Content of the palette: a search field and the list that it filters. */
export function CommandSearch({ commands, recent, status, onRetry, onRun }: CommandSearchProps) {
  const { overlays, base } = useMessages();
  const [query, setQuery] = useState('');
  const groups = useMemo(
    () =>
      status === 'ready'
        ? commandGroups(commands, { query, recent, recentLabel: overlays.commandRecent })
        : [],
    [commands, query, recent, status, overlays.commandRecent],
  );
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      autoHighlight="always"
      keepHighlight
      itemToStringValue={(command: Command) => command.label}
      value={query}
      onValueChange={(next, { reason }) => {
        if (reason !== 'item-press') setQuery(next);
      }}
    >
      <S.Field>
        <Icon path={mdiMagnify} size={24} />
        <S.Input
          className="lobi-CommandPalette-input"
          aria-label={overlays.commandSearch}
          placeholder={overlays.commandSearch}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Dialog.Close render={<IconButton label={base.close} path={mdiClose} />} />
      </S.Field>
      <S.Scroll aria-busy={status === 'loading'}>
        <VisuallyHidden role="status">
          {status === 'loading' ? overlays.commandLoading : fill(overlays.commandFound, { count })}
        </VisuallyHidden>
        {status === 'loading' && (
          <S.Wait>
            <Skeleton lines={4} height="28px" />
          </S.Wait>
        )}
        {status === 'error' && (
          <S.Note role="alert">
            <p>{overlays.commandError}</p>
            {onRetry && (
              <Button size="sm" variant="soft" onClick={onRetry}>
                {base.retry}
              </Button>
            )}
          </S.Note>
        )}
        {status === 'ready' && count === 0 && (
          <S.Note>
            {query === '' ? overlays.commandNone : fill(overlays.commandEmpty, { query })}
          </S.Note>
        )}
        <S.List className="lobi-CommandPalette-list" aria-label={overlays.commandPalette}>
          {(group: CommandGroup) => (
            <Autocomplete.Group key={group.value} items={group.items}>
              {group.value !== '' && <S.GroupLabel>{group.value}</S.GroupLabel>}
              <Autocomplete.Collection>
                {(command: Command) => (
                  <CommandLine key={command.id} command={command} onRun={onRun} />
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </S.List>
      </S.Scroll>
      <S.Hints aria-hidden="true">
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> {overlays.commandMove}
        </span>
        <span>
          <Kbd>↵</Kbd> {overlays.commandRun}
        </span>
        <span>
          <Kbd>Esc</Kbd> {overlays.commandLeave}
        </span>
      </S.Hints>
    </Autocomplete.Root>
  );
}
