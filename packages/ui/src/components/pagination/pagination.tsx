import { numberFormat, readNumberText } from '@lobi/formats';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { forwardRef, useState, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { fillCount } from '../../messages/fill-count.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Select } from '../select/select.tsx';
import * as S from './pagination.styles.ts';

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Current page, from 1. */
  page: number;
  pageSize: number;
  /** Number of rows on all pages. */
  total: number;
  onPageChange: (page: number) => void;
  /** Page sizes to choose from; without them there is no choice. */
  pageSizes?: readonly number[] | undefined;
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /** Shows a field for the page number. */
  jump?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Range of the shown rows, and links to the previous and next pages. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  {
    page,
    pageSize,
    total,
    onPageChange,
    pageSizes,
    onPageSizeChange,
    jump = false,
    disabled = false,
    className,
    ...rest
  },
  ref,
) {
  const { locale, messages } = useKit();
  const { data: texts } = messages;
  const number = numberFormat(locale);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <S.Root
      aria-label={texts.pages}
      {...rest}
      ref={ref}
      className={slotClass('Pagination', 'root', className)}
    >
      {pageSizes && onPageSizeChange && (
        <S.Sizes className="lobi-Pagination-sizes">
          <Select
            size="sm"
            hideLabel
            label={texts.pageSize}
            value={String(pageSize)}
            disabled={disabled}
            items={[...new Set([...pageSizes, pageSize])]
              .sort((first, second) => first - second)
              .map((size) => ({
                value: String(size),
                label: fillCount(texts.rows, size, locale, { count: number.format(size) }),
              }))}
            onValueChange={(size) => size !== null && onPageSizeChange(Number(size))}
          />
        </S.Sizes>
      )}
      <S.Range className="lobi-Pagination-range">
        <span aria-hidden="true">
          {fill(texts.range, {
            from: number.format(from),
            to: number.format(to),
            total: number.format(total),
          })}
        </span>
        <VisuallyHidden>{fill(texts.pageOf, { page, last })}</VisuallyHidden>
      </S.Range>
      {jump && last > 1 && (
        <PageJump key={page} page={page} last={last} disabled={disabled} onJump={onPageChange} />
      )}
      <IconButton
        size="sm"
        variant="outline"
        path={mdiChevronLeft}
        flip
        label={texts.previousPage}
        disabled={disabled || page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <IconButton
        size="sm"
        variant="outline"
        path={mdiChevronRight}
        flip
        label={texts.nextPage}
        disabled={disabled || page >= last}
        onClick={() => onPageChange(page + 1)}
      />
    </S.Root>
  );
});

interface PageJumpProps {
  page: number;
  last: number;
  disabled: boolean;
  onJump: (page: number) => void;
}

/**
 * Input of a page number; Enter opens it; a number out of range opens the first or last page, and an invalid
 * one does nothing.
 */
function PageJump({ page, last, disabled, onJump }: PageJumpProps) {
  const { locale, messages } = useKit();
  const { data: texts } = messages;
  const [text, setText] = useState(String(page));
  return (
    <S.Jump
      onSubmit={(event) => {
        event.preventDefault();
        const reading = readNumberText(text, { locale, format: { maximumFractionDigits: 0 } });
        if (reading.status !== 'number') return setText(String(page));
        const to = Math.max(1, Math.min(reading.value, last));
        setText(String(to));
        if (to !== page) onJump(to);
      }}
    >
      <input
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        aria-label={texts.goToPage}
        value={text}
        disabled={disabled}
        onChange={(event) => setText(event.target.value)}
      />
      <span aria-hidden="true">/ {last}</span>
    </S.Jump>
  );
}
