import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './description-list.styles.ts';

/** One fact with its name. */
export interface Description {
  readonly label: string;
  /** Nothing, `null` or an empty text shows a dash. */
  readonly value: ReactNode;
  /** Draws a line above and writes it larger: a total. */
  readonly total?: boolean;
}

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  items: readonly Description[];
  /**
   * Facts side by side on a wide page; one below the other on a phone. `fit` sets as many beside each
   * other as have room, each as wide as it is; it goes with `stacked`. Default 1.
   */
  columns?: 1 | 2 | 3 | 'fit' | undefined;
  /** `row` puts the fact at the end of the line, `stacked` below its name. Default `row`. */
  layout?: 'row' | 'stacked' | undefined;
}

const isNothing = (value: ReactNode): boolean =>
  value === undefined || value === null || value === '' || value === false;

/** Names on one side, facts on the other. */
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
