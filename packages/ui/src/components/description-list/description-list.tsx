import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './description-list.styles.ts';

/** One fact with its name. */
export interface Description {
  readonly label: string;
  /** Value; `undefined`, `null` or an empty text shows a dash. */
  readonly value: ReactNode;
  /** Marks a total: a line above and a larger font. */
  readonly total?: boolean;
}

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  items: readonly Description[];
  /**
   * Columns on a wide page; one on a phone. `fit` shows as many as fit, each with its own width; only
   * with `stacked`. Default 1.
   */
  columns?: 1 | 2 | 3 | 'fit' | undefined;
  /** `row` puts the value at the end of the line, `stacked` puts it below its name. Default `row`. */
  layout?: 'row' | 'stacked' | undefined;
}

const isNothing = (value: ReactNode): boolean =>
  value === undefined || value === null || value === '' || value === false;

/** A list of names and values. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(
  function DescriptionList({ items, columns = 1, layout = 'row', className, ...rest }, ref) {
    return (
      <S.Root
        {...rest}
        ref={ref}
        className={slotClass('DescriptionList', 'root', className)}
        data-columns={columns}
        data-layout={layout}
      >
        {items.map(({ label, value, total }) => (
          <S.Item key={label} data-total={flag(total)} data-empty={flag(isNothing(value))}>
            <dt>{label}</dt>
            <dd>{isNothing(value) ? '–' : value}</dd>
          </S.Item>
        ))}
      </S.Root>
    );
  },
);
