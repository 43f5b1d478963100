import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import { moved } from './column-order.ts';

/** Returns a function that moves a column by one place and announces the new place. */
export function useMoveColumn(
  order: readonly string[],
  onReorder: ((order: readonly string[]) => void) | undefined,
) {
  const { data: texts } = useMessages();
  const announce = useAnnounce();
  return (id: string, header: string, step: -1 | 1): void => {
    const next = moved(order, id, step);
    onReorder?.(next);
    const position = next.indexOf(id) + 1;
    announce(fill(texts.columnMoved, { column: header, position, count: next.length }), {
      key: 'columns',
    });
  };
}
