import { numberFormat } from '@lobi/formats';
import {
  forwardRef,
  useDeferredValue,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './game-grid.styles.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

/** Scale of the tiles of a grid. */
export type GameGridShape = 'portrait' | 'wide';

export interface GameGridProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** Default `portrait`. */
  shape?: GameGridShape | undefined;
  /** Tiles shown before "show more", and added by it; default 48. `Infinity` shows all at once. */
  pageSize?: number | undefined;
  /** Whether more games can be fetched: "show more" stays and calls `onLoadMore` at the end of `items`. */
  hasMore?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;
  /** Whether more games are loading. */
  loading?: boolean | undefined;
  /** Total number of games, if `items` holds a part; default the items. */
  total?: number | undefined;
  /** Shows the displayed and total number of games; default false. */
  showCount?: boolean | undefined;
  /** Content instead of an empty grid. */
  empty?: ReactNode;
  /** Name of the list for assistive technology. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Tiles that are rendered at once, about a phone's screen; the rest follows without blocking. */
const atOnce = 12;

/** Number of tiles from which those outside the viewport are not painted. */
const manyFrom = 100;

function GameGridInner<Item>(
  {
    items,
    keyOf,
    renderItem,
    shape = 'portrait',
    pageSize = 48,
    hasMore = false,
    onLoadMore,
    loading = false,
    total,
    showCount = false,
    empty,
    label,
    className,
  }: GameGridProps<Item>,
  ref: Ref<HTMLDivElement>,
) {
  const { locale, messages } = useKit();
  const { lobby } = messages;
  const [pages, setPages] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number | undefined>(undefined);
  const shownCount = Math.min(items.length, pages * pageSize);
  const shown = items.slice(0, useDeferredValue(shownCount, Math.min(atOnce, shownCount)));
  const isMore = shownCount < items.length || hasMore;
  const number = numberFormat(locale);

  // The first of the new tiles gets the focus, so that keyboard users continue there.
  useLayoutEffect(() => {
    const at = focusAt.current;
    if (at === undefined || shown.length <= at) return;
    focusAt.current = undefined;
    list.current?.children[at]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [shown.length]);

  if (items.length === 0 && !loading && !hasMore) return <>{empty}</>;
  return (
    <div
      ref={ref}
      className={slotClass('GameGrid', 'root', className)}
      aria-busy={loading || undefined}
    >
      <S.Grid
        ref={list}
        aria-label={label}
        data-shape={shape}
        data-many={flag(shownCount >= manyFrom)}
      >
        {shown.map((item) => (
          <li key={keyOf(item)}>{renderItem(item)}</li>
        ))}
      </S.Grid>
      {showCount && (
        <S.Count role="status">
          {isMore
            ? fill(lobby.gridShown, {
                shown: number.format(shownCount),
                count: number.format(total ?? items.length),
              })
            : lobby.gridEnd}
        </S.Count>
      )}
      {isMore && (
        <S.More>
          <Button
            variant="soft"
            loading={loading}
            onClick={() => {
              focusAt.current = shownCount;
              setPages(pages + 1);
              if (shownCount >= items.length) onLoadMore?.();
            }}
          >
            {lobby.loadMore}
          </Button>
        </S.More>
      )}
    </div>
  );
}

/**
 * Games as a grid. A button loads more instead of scrolling, so that the footer stays reachable; the
 * focus then moves to the first new tile.
 */
export const GameGrid = forwardRef(GameGridInner) as <Item>(
  props: GameGridProps<Item> & { ref?: Ref<HTMLDivElement> | undefined },
) => ReactElement | null;

/** The grid while its games are loading. */
export function GameGridSkeleton({
  count = 6,
  shape = 'portrait',
}: {
  count?: number | undefined;
  shape?: GameGridShape | undefined;
}) {
  return (
    <S.Grid as="div" data-shape={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <S.Tile key={index}>
          <Skeleton shape="block" height="100%" />
        </S.Tile>
      ))}
    </S.Grid>
  );
}
