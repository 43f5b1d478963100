import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as S from './pagination.styles.ts';

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Page now, from 1. */
  page: number;
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  onPageChange: (page: number) => void;
  disabled?: boolean | undefined;
}

/** Which rows are shown, and the way to the pages before and after. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pageSize, total, onPageChange, disabled = false, className, ...rest },
  ref,
) {
  const { locale, messages } = useKit();
  const { data: words } = messages;
  const number = new Intl.NumberFormat(locale);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <S.Root
      aria-label={words.pages}
      {...rest}
      ref={ref}
      className={slotClass('Pagination', 'root', className)}
    >
      <S.Range className="lobi-Pagination-range">
        <span aria-hidden="true">
          {fill(words.range, {
            from: number.format(from),
            to: number.format(to),
            total: number.format(total),
          })}
        </span>
        <VisuallyHidden>{fill(words.pageOf, { page, last })}</VisuallyHidden>
      </S.Range>
      <IconButton
        size="sm"
        variant="outline"
        path={mdiChevronLeft}
        flip
        label={words.previousPage}
        disabled={disabled || page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <IconButton
        size="sm"
        variant="outline"
        path={mdiChevronRight}
        flip
        label={words.nextPage}
        disabled={disabled || page >= last}
        onClick={() => onPageChange(page + 1)}
      />
    </S.Root>
  );
});
