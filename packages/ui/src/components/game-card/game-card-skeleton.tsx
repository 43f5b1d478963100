import { slotClass } from '../../primitives/slot-class.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import type { GameCardShape } from './game-card.tsx';
import * as S from './game-card.styles.ts';

export interface GameCardSkeletonProps {
  /** Default `portrait`. */
  shape?: GameCardShape | undefined;
  className?: string | undefined;
}

/** Placeholder for a tile while loading. Decorative: the surrounding list sets `aria-busy`. */
export function GameCardSkeleton({ shape = 'portrait', className }: GameCardSkeletonProps) {
  return (
    <S.Waiting
      aria-hidden="true"
      className={slotClass('GameCardSkeleton', 'root', className)}
      data-shape={shape}
    >
      <div>
        <Skeleton shape="block" height="100%" />
      </div>
      <Skeleton width="70%" />
    </S.Waiting>
  );
}
