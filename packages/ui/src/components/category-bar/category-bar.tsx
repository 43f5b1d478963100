import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import type { GameArtCategory } from '../game-art/game-art.types.ts';
import * as S from './category-bar.styles.ts';

/**
 * A category of the lobby, all games, or a selection: favourites, recently played, new. The last two
 * have no chip of their own.
 */
export type CategoryChoice = GameArtCategory | 'all' | 'favourites' | 'played' | 'newest';

/** Categories in the order of the lobby. @source spec §1 */
export const categoryOrder: readonly GameArtCategory[] = [
  'slots',
  'live',
  'casino',
  'cockfight',
  'fishing',
  'bingo',
  'crash',
];

export interface CategoryBarProps {
  /** Games of each category; a category without games has no chip. Without counts they are loading. */
  counts?: Readonly<Partial<Record<GameArtCategory, number>>> | undefined;
  /** Number of the user's favourites; without any there is no chip, unless it is selected. */
  favourites?: number | undefined;
  value: CategoryChoice;
  onValueChange: (category: CategoryChoice) => void;
  className?: string | undefined;
}

/** Chips that narrow the lobby to one category. Only categories with games are shown. */
export function CategoryBar({
  counts,
  favourites = 0,
  value,
  onValueChange,
  className,
}: CategoryBarProps) {
  const { lobby } = useMessages();
  const present = categoryOrder.flatMap((category) => {
    const count = counts?.[category] ?? 0;
    return count > 0 ? [[category, count] as const] : [];
  });
  const total = present.reduce((sum, [, count]) => sum + count, 0);
  const chips: readonly (readonly [CategoryChoice, number])[] = [
    ['all', total],
    ...(favourites > 0 || value === 'favourites' ? [['favourites', favourites] as const] : []),
    ...present,
  ];
  return (
    <S.Root
      role="group"
      aria-label={lobby.categories}
      className={slotClass('CategoryBar', 'root', className)}
    >
      {chips.map(([category, count]) => (
        <S.Chip
          key={category}
          type="button"
          aria-pressed={category === value}
          data-category={category}
          onClick={() => onValueChange(category)}
        >
          {lobby[category]}
          {counts && <small>{count}</small>}
        </S.Chip>
      ))}
      {!counts && categoryOrder.map((category) => <S.Waiting key={category} aria-hidden="true" />)}
    </S.Root>
  );
}
