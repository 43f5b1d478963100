import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { useDeferredValue, useId, useRef, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as S from './game-rail.styles.ts';

/** Items that are rendered at once, more than a wide screen shows; the rest follows without blocking. */
const atOnce = 8;

export interface GameRailProps<Item> {
  title: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Renders one item, e.g. a `GameCard`. */
  renderItem: (item: Item) => ReactNode;
  /** Scale of the items; default `portrait`. */
  shape?: 'portrait' | 'wide' | 'mini' | 'row' | undefined;
  /** Number beside the title; default none. */
  count?: number | undefined;
  /** Link to all items; `onSeeAll` is the alternative. */
  href?: string | undefined;
  onSeeAll?: (() => void) | undefined;
  className?: string | undefined;
}

/**
 * A heading and a row that scrolls sideways, with buttons on a desktop. Never moves automatically.
 * Renders nothing without items.
 */
export function GameRail<Item>({
  title,
  items,
  keyOf,
  renderItem,
  shape = 'portrait',
  count,
  href,
  onSeeAll,
  className,
}: GameRailProps<Item>) {
  const { lobby } = useMessages();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const shown = useDeferredValue(items.length, Math.min(atOnce, items.length));
  if (items.length === 0) return null;

  const move = (direction: 1 | -1): void => {
    const element = list.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.9, behavior: 'smooth' });
  };
  const all = {
    children: (
      <>
        {lobby.seeAll}
        <VisuallyHidden>: {title}</VisuallyHidden>
        <Icon path={mdiChevronRight} flip />
      </>
    ),
  };
  const hasAll = href !== undefined || onSeeAll !== undefined;
  return (
    <S.Root className={slotClass('GameRail', 'root', className)} aria-labelledby={titleId}>
      <S.Head data-alone={flag(!hasAll)}>
        <h2 id={titleId}>{title}</h2>
        {count !== undefined && <small>{count}</small>}
        {href !== undefined && <S.AllLink href={href} {...all} />}
        {href === undefined && onSeeAll && (
          <S.AllButton type="button" onClick={onSeeAll} {...all} />
        )}
        {items.length > 3 && (
          <S.Nav>
            <IconButton
              label={lobby.previous}
              path={mdiChevronLeft}
              flip
              onClick={() => move(-1)}
            />
            <IconButton label={lobby.next} path={mdiChevronRight} flip onClick={() => move(1)} />
          </S.Nav>
        )}
      </S.Head>
      <S.List ref={list} data-shape={shape}>
        {items.slice(0, shown).map((item) => (
          <li key={keyOf(item)}>{renderItem(item)}</li>
        ))}
      </S.List>
    </S.Root>
  );
}
