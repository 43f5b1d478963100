import { mdiDragVertical } from '@mdi/js';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { lineSign } from '../../primitives/line-sign.ts';
import type { ColumnArrangement } from './column-arrangement.ts';
import { columnWidths, toColumnWidth } from './column-layout.ts';
import * as S from './column-tools.styles.ts';

export interface ColumnToolsProps {
  id: string;
  header: string;
  arrangement: ColumnArrangement;
}

/** Handles in the heading of a column: one to move it, one to change its width. */
export function ColumnTools(props: ColumnToolsProps) {
  return (
    <>
      <MoveHandle {...props} />
      <ResizeHandle {...props} />
    </>
  );
}

const headOf = (element: Element) => element.closest<HTMLElement>('th');

/** All sibling headers of columns, including this one. */
const headsBeside = (element: Element): readonly HTMLElement[] => [
  ...(element.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? []),
];

/** Width in px at which nothing in the rendered cells of a column wraps or is truncated. */
function fittingWidth(head: HTMLElement): number {
  const table = head.closest('table');
  if (!table) return head.offsetWidth;
  const [ofTable, ofHead] = [table.style.cssText, head.style.cssText];
  table.style.tableLayout = 'auto';
  table.style.inlineSize = 'max-content';
  head.style.inlineSize = 'auto';
  const width = head.offsetWidth;
  table.style.cssText = ofTable;
  head.style.cssText = ofHead;
  return width;
}

/** Direction of each arrow key along the row. */
const stepsOfKeys: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

interface Drop {
  readonly target: string;
  readonly side: 'before' | 'after';
}

function MoveHandle({ id, header, arrangement }: ColumnToolsProps) {
  const { data: texts } = useMessages();
  const drop = useRef<Drop>(undefined);

  const mark = (heads: readonly HTMLElement[], to: Drop | undefined) => {
    drop.current = to;
    for (const head of heads) {
      const isTarget = to !== undefined && head.dataset['column'] === to.target;
      if (isTarget) head.dataset['drop'] = to.side;
      else delete head.dataset['drop'];
    }
  };
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (drop.current === undefined) return;
    const heads = headsBeside(currentTarget);
    const over = heads.find((head) => {
      const { left, right } = head.getBoundingClientRect();
      return clientX >= left && clientX <= right;
    });
    if (!over?.dataset['column']) return;
    const { left, width } = over.getBoundingClientRect();
    const isEarly = (clientX - left - width / 2) * lineSign(over) < 0;
    mark(heads, { target: over.dataset['column'], side: isEarly ? 'before' : 'after' });
  };
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    const to = drop.current;
    mark(headsBeside(currentTarget), undefined);
    if (to && to.target !== id) arrangement.onDrop(id, to.target, to.side);
  };
  return (
    <S.Move
      type="button"
      className="lobi-DataTable-move"
      aria-label={fill(texts.moveColumn, { column: header })}
      title={fill(texts.moveColumn, { column: header })}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        // Not every browser focuses a pressed button, but Escape must reach it.
        event.currentTarget.focus();
        drop.current = { target: id, side: 'before' };
      }}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={({ currentTarget }) => mark(headsBeside(currentTarget), undefined)}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Escape' && drop.current) {
          event.stopPropagation();
          mark(headsBeside(event.currentTarget), undefined);
        }
        const step = stepsOfKeys[event.key];
        if (!step) return;
        event.preventDefault();
        arrangement.onMove(
          id,
          header,
          lineSign(event.currentTarget) === 1 ? step : step === 1 ? -1 : 1,
        );
      }}
    >
      <Icon path={mdiDragVertical} size={16} />
    </S.Move>
  );
}

/** Start of a resize drag. */
interface Grip {
  readonly x: number;
  readonly width: number;
}

function ResizeHandle({ id, header, arrangement }: ColumnToolsProps) {
  const { data: texts } = useMessages();
  const grip = useRef<Grip>(undefined);
  const width = arrangement.widths[id];
  const [measured, setMeasured] = useState<number>(columnWidths.usual);

  /** Sets the width of a column; the first call fixes the current widths of the others. */
  const resize = (element: Element, to: number) => {
    const now = headsBeside(element).map((head): [string, number] => [
      head.dataset['column'] ?? '',
      Math.round(head.offsetWidth),
    ]);
    arrangement.onResize({ ...Object.fromEntries(now), [id]: toColumnWidth(to) });
  };
  const widthOf = (element: Element) => headOf(element)?.offsetWidth ?? columnWidths.usual;
  const fit = (element: Element) => {
    const head = headOf(element);
    if (head) resize(element, fittingWidth(head));
  };
  return (
    <S.Resize
      role="separator"
      className="lobi-DataTable-resize"
      aria-orientation="vertical"
      aria-label={fill(texts.columnWidth, { column: header })}
      aria-valuemin={columnWidths.minimum}
      aria-valuemax={columnWidths.maximum}
      aria-valuenow={width ?? measured}
      tabIndex={0}
      onFocus={({ currentTarget }) => setMeasured(widthOf(currentTarget))}
      onDoubleClick={({ currentTarget }) => fit(currentTarget)}
      onPointerDown={(event) => {
        event.preventDefault();
        const { currentTarget, clientX, pointerId } = event;
        currentTarget.setPointerCapture(pointerId);
        currentTarget.focus();
        grip.current = { x: clientX, width: widthOf(currentTarget) };
      }}
      onPointerMove={({ currentTarget, clientX }) => {
        if (!grip.current) return;
        const { x, width: from } = grip.current;
        resize(currentTarget, from + (clientX - x) * lineSign(currentTarget));
      }}
      onPointerUp={() => (grip.current = undefined)}
      onPointerCancel={() => (grip.current = undefined)}
      onKeyDown={(event) => {
        const { key, currentTarget } = event;
        if (key === 'Escape' && grip.current) {
          event.stopPropagation();
          resize(currentTarget, grip.current.width);
          grip.current = undefined;
        }
        if (key === 'Enter') fit(currentTarget);
        const step = stepsOfKeys[key];
        const to = {
          ...(step && {
            [key]: widthOf(currentTarget) + step * lineSign(currentTarget) * columnWidths.step,
          }),
          Home: columnWidths.minimum,
          End: columnWidths.maximum,
        }[key];
        if (to === undefined) return;
        event.preventDefault();
        resize(currentTarget, to);
      }}
    />
  );
}
