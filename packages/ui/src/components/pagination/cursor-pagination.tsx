import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './pagination.styles.ts';

export interface CursorPaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Opens the previous page; absent on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Opens the next page; absent on the last page. */
  onNext?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

/** Previous and next buttons of a list with an unknown number of pages. */
export const CursorPagination = forwardRef<HTMLElement, CursorPaginationProps>(
  function CursorPagination({ onPrevious, onNext, disabled = false, className, ...rest }, ref) {
    const { data: texts } = useMessages();
    return (
      <S.Root
        aria-label={texts.pages}
        {...rest}
        ref={ref}
        className={slotClass('CursorPagination', 'root', className)}
      >
        <Button
          size="sm"
          variant="outline"
          disabled={disabled || !onPrevious}
          iconStart={<Icon path={mdiChevronLeft} flip />}
          onClick={onPrevious}
        >
          {texts.previousPage}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={disabled || !onNext}
          iconEnd={<Icon path={mdiChevronRight} flip />}
          onClick={onNext}
        >
          {texts.nextPage}
        </Button>
      </S.Root>
    );
  },
);
