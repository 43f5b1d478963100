import { forwardRef, type HTMLAttributes } from 'react';
import { slotClass } from '../../primitives/slot-class.ts';
import { Stat, type StatFigure } from './stat.tsx';
import * as S from './stat-card.styles.ts';

export interface StatCardProps
  extends StatFigure, Omit<HTMLAttributes<HTMLDListElement>, keyof StatFigure | 'children'> {
  /** `lg` for the main figure of a page; default `md`. */
  size?: 'md' | 'lg' | undefined;
}

/**
 * One key figure on a tile: label, figure, and its change, as text and arrow.
 * @example <StatCard label="GGR" value="212330000" format="money" change={0.129} period="kemarin" />
 */
export const StatCard = forwardRef<HTMLDListElement, StatCardProps>(function StatCard(
  {
    label,
    value,
    format,
    currency,
    compact,
    change,
    good,
    period,
    points,
    tone,
    href,
    note,
    loading,
    hidden,
    size = 'md',
    className,
    ...rest
  },
  ref,
) {
  const figure: StatFigure = {
    label,
    value,
    format,
    currency,
    compact,
    change,
    good,
    period,
    points,
    tone,
    href,
    note,
    loading,
    hidden,
  };
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('StatCard', 'root', className)}
      data-size={size}
    >
      <Stat {...figure} />
    </S.Root>
  );
});
