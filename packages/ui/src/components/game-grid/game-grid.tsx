import { useState, type ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './game-grid.styles.ts';

/** Scale of the tiles of a grid. */
export type GameGridShape = 'portrait' | 'wide';

export interface GameGridProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** Default `portrait`. */
  shape?: GameGridShape | undefined;
  /** Tiles shown before "show more", and added by it; default 48. */
  pageSize?: number | undefined;
  /** Name of the list for assistive technology. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Games as a grid. More come by a button, not by scrolling, so that the footer stays reachable. */
export function GameGrid<Item>({
  items,
  keyOf,
  renderItem,
  shape = 'portrait',
  pageSize = 48,
  label,
  className,
}: GameGridProps<Item>) {
  const { lobby } = useMessages();
  const [pages, setPages] = useState(1);
  const shown = items.slice(0, pages * pageSize);
  return (
    <div className={slotClass('GameGrid', 'root', className)}>
      <S.Grid aria-label={label} data-shape={shape}>
        {shown.map((item) => (
          <li key={keyOf(item)}>{renderItem(item)}</li>
        ))}
      </S.Grid>
      {shown.length < items.length && (
        <S.More>
          <Button variant="soft" onClick={() => setPages(pages + 1)}>
            {lobby.loadMore}
          </Button>
        </S.More>
      )}
    </div>
  );
}

/** The grid while its games are on their way. */
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
