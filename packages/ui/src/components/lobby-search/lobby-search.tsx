import { mdiClose, mdiMagnify } from '@mdi/js';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Kbd } from '../../primitives/kbd/kbd.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as S from './lobby-search.styles.ts';

export interface LobbySearchProps {
  value: string;
  onValueChange: (query: string) => void;
  className?: string | undefined;
}

const typing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Search of the lobby: what is typed narrows the page at once, without a button. `/` goes to it,
 * Escape empties it. What fits is decided by `searchGames`.
 */
export function LobbySearch({ value, onValueChange, className }: LobbySearchProps) {
  const { lobby } = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(typing)) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

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
