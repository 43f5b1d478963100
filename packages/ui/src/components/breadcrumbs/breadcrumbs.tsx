import { mdiChevronRight, mdiDotsHorizontal } from '@mdi/js';
import { forwardRef, useState, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './breadcrumbs.styles.ts';

/** One page of the path; the last is the current page and has no `href`. */
export interface Crumb {
  readonly label: string;
  readonly href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** From the top level to the current page. */
  items: readonly Crumb[];
  /** More pages than this are collapsed in the middle until they are expanded; default 4. */
  maxItems?: number | undefined;
}

/** A crumb and its position; collapsed ones are behind one button. */
type Shown = { readonly crumb: Crumb; readonly isLast: boolean } | 'folded';

const shownCrumbs = (items: readonly Crumb[], maxItems: number): readonly Shown[] => {
  const all = items.map((crumb, index) => ({ crumb, isLast: index === items.length - 1 }));
  return items.length > maxItems ? [...all.slice(0, 1), 'folded', ...all.slice(-2)] : all;
};

/** Position of the page in the site, with links to the pages above. On a phone only the page above. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { items, maxItems = 4, className, ...rest },
  ref,
) {
  const { navigation } = useMessages();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <S.Root
      aria-label={navigation.breadcrumbs}
      {...rest}
      ref={ref}
      className={slotClass('Breadcrumbs', 'root', className)}
    >
      <S.List>
        {shownCrumbs(items, unfolded ? items.length : maxItems).map((shown) =>
          shown === 'folded' ? (
            <S.Step key="folded" data-folded="">
              <IconButton
                size="sm"
                path={mdiDotsHorizontal}
                label={fill(navigation.crumbsMore, { count: items.length - 3 })}
                aria-expanded={false}
                onClick={() => setUnfolded(true)}
              />
              <Icon path={mdiChevronRight} size={16} flip />
            </S.Step>
          ) : (
            <S.Step key={`${shown.crumb.href ?? ''} ${shown.crumb.label}`}>
              {shown.isLast || shown.crumb.href === undefined ? (
                <S.Here aria-current={shown.isLast ? 'page' : undefined}>
                  {shown.crumb.label}
                </S.Here>
              ) : (
                <S.Up href={shown.crumb.href} className="lobi-Breadcrumbs-link">
                  {shown.crumb.label}
                </S.Up>
              )}
              {!shown.isLast && <Icon path={mdiChevronRight} size={16} flip />}
            </S.Step>
          ),
        )}
      </S.List>
    </S.Root>
  );
});
