import { forwardRef, type CSSProperties, type HTMLAttributes } from 'react';
import { flag } from '../../primitives/flag.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Stat, type StatFigure } from './stat.tsx';
import * as S from './stat-card.styles.ts';

/** A figure of a row. */
export interface KpiItem extends StatFigure {
  readonly id: string;
}

export interface KpiRowProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children' | 'hidden'> {
  /** Two to eight figures, the most important first. */
  items: readonly KpiItem[];
  /** Period with which all changes are compared; a figure's own value takes precedence. */
  period?: string | undefined;
  /** Whether all figures are loading. */
  loading?: boolean | undefined;
  /** Masks all amounts of money. */
  hidden?: boolean | undefined;
}

/** Figures per line on a page of medium width. */
const middleColumns = (count: number): number => (count === 4 ? 4 : Math.min(count, 3));

/**
 * The key figures of a page in one panel, separated by thin lines. The first is wider, and larger on a
 * phone.
 */
export const KpiRow = forwardRef<HTMLDListElement, KpiRowProps>(function KpiRow(
  { items, period, loading, hidden, className, style, ...rest },
  ref,
) {
  const columns = {
    '--kpi-columns-md': middleColumns(items.length),
    '--kpi-others': Math.max(1, items.length - 1),
    ...style,
  } as CSSProperties;
  return (
    <S.Row
      {...rest}
      ref={ref}
      className={slotClass('KpiRow', 'root', className)}
      style={columns}
      data-loading={flag(loading)}
    >
      {items.map(({ id, ...item }) => (
        <Stat
          key={id}
          {...item}
          period={item.period ?? period}
          loading={loading || item.loading}
          hidden={hidden || item.hidden}
        />
      ))}
    </S.Row>
  );
});
