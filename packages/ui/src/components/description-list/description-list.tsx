import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './description-list.styles.ts';

/** One fact with its name. */
export interface Description {
  readonly label: string;
  readonly value: ReactNode;
  /** Draws a line above and writes it larger: a total. */
  readonly total?: boolean;
}

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  items: readonly Description[];
}

/** Names on one side, facts on the other. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(
  function DescriptionList({ items, className, ...rest }, ref) {
    return (
      <S.Root {...rest} ref={ref} className={slotClass('DescriptionList', 'root', className)}>
        {items.map(({ label, value, total }) => (
          <S.Item key={label} data-total={total ? '' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </S.Item>
        ))}
      </S.Root>
    );
  },
);
