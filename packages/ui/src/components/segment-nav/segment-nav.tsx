import { forwardRef, useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './segment-nav.styles.ts';

/** One page of a section. */
export interface SegmentNavItem {
  readonly href: string;
  readonly label: string;
  /** Path data, e.g. `mdiWalletOutline` from `@mdi/js`. */
  readonly icon?: string | undefined;
  /** Number after the label. */
  readonly count?: ReactNode;
  /** Whether it is the current page. */
  readonly current?: boolean | undefined;
}

export interface SegmentNavProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  items: readonly SegmentNavItem[];
  /** Label for assistive technology, e.g. "Bagian dompet". */
  label: string;
}

/** Links between the pages of one section, styled as tabs. */
export const SegmentNav = forwardRef<HTMLElement, SegmentNavProps>(function SegmentNav(
  { items, label, className, ...rest },
  ref,
) {
  const listRef = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.current)?.href;

  useEffect(() => {
    const list = listRef.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !link) return;
    const { left, width } = link.getBoundingClientRect();
    const box = list.getBoundingClientRect();
    list.scrollBy({ left: left + width / 2 - (box.left + box.width / 2) });
  }, [current]);

  return (
    <S.Root
      aria-label={label}
      {...rest}
      ref={ref}
      className={slotClass('SegmentNav', 'root', className)}
    >
      <S.List ref={listRef}>
        {items.map((item) => (
          <li key={item.href}>
            <S.Segment
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className="lobi-SegmentNav-item"
            >
              {item.icon !== undefined && <Icon path={item.icon} />}
              {item.label}
              {item.count !== undefined && <S.Count>{item.count}</S.Count>}
            </S.Segment>
          </li>
        ))}
      </S.List>
    </S.Root>
  );
});
