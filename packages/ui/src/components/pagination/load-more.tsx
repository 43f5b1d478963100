import { numberFormat } from '@lobi/formats';
import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './load-more.styles.ts';

export interface LoadMoreProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Number of items shown. */
  shown: number;
  /** Total number of items, if known. */
  total?: number | undefined;
  /** Loads more; absent if there are no more. */
  onLoadMore?: (() => void) | undefined;
  loading?: boolean | undefined;
  /** Error text if the last load failed, as a sentence. */
  error?: string | undefined;
}

/** A button that loads more items, so that content below the list stays reachable. */
export const LoadMore = forwardRef<HTMLDivElement, LoadMoreProps>(function LoadMore(
  { shown, total, onLoadMore, loading = false, error, className, ...rest },
  ref,
) {
  const { locale, messages } = useKit();
  const { data: texts } = messages;
  const number = numberFormat(locale);
  const count = number.format(shown);
  return (
    <S.Root {...rest} ref={ref} className={slotClass('LoadMore', 'root', className)}>
      {error !== undefined && <S.Failure role="alert">{error}</S.Failure>}
      {onLoadMore && (
        <Button variant="outline" loading={loading} onClick={onLoadMore}>
          {error === undefined ? texts.loadMore : texts.retry}
        </Button>
      )}
      <S.Note role="status" className="lobi-LoadMore-note">
        {total === undefined
          ? fill(texts.loaded, { count })
          : fill(texts.loadedOf, { count, total: number.format(total) })}
        {!onLoadMore && shown > 0 && ` · ${texts.listEnd}`}
      </S.Note>
    </S.Root>
  );
});
