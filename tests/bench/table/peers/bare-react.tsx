import { memo, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fields, size, type BenchRow } from '../rows.ts';
import { offer } from '../subject.ts';
import { orderByAmount, tallest } from './bare-order.ts';

const drawn = Math.ceil(size.viewport / size.row) + 7;

/** A minimal React list with virtualized rows. */
function Table({ rows }: { rows: readonly BenchRow[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [order, setOrder] = useState<Uint32Array>();
  const [scrollTop, setScrollTop] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    const follow = () => flushSync(() => setScrollTop(element?.scrollTop ?? 0));
    element?.addEventListener('scroll', follow);
    return () => element?.removeEventListener('scroll', follow);
  }, []);
  const height = Math.min(rows.length * size.row, tallest);
  const ratio = (rows.length * size.row - size.viewport) / (height - size.viewport);
  const top = scrollTop * ratio;
  const start = Math.max(0, Math.min(Math.floor(top / size.row) - 3, rows.length - drawn));
  const positions = Array.from({ length: drawn }, (_, index) => start + index);
  return (
    <>
      <div className="head">
        {fields.map((field) => (
          <button
            key={field}
            type="button"
            onClick={() => {
              setOrder(orderByAmount(rows));
              setScrollTop(0);
            }}
          >
            {field}
          </button>
        ))}
      </div>
      <div className="scroller" ref={scroller}>
        <div className="all" style={{ height }}>
          {positions.map((position) => {
            const row = rows[order ? (order[position] ?? 0) : position];
            return (
              row && <Row key={position} row={row} top={position * size.row + scrollTop - top} />
            );
          })}
        </div>
      </div>
    </>
  );
}

const Row = memo(function Row({ row, top }: { row: BenchRow; top: number }) {
  return (
    <div className="row" style={{ transform: `translateY(${top}px)` }}>
      {fields.map((field) => (
        <span key={field}>{row[field]}</span>
      ))}
    </div>
  );
});

offer({
  mount: (root, rows) => createRoot(root).render(<Table rows={rows} />),
  scroller: '.scroller',
  sortButton: '.head button:last-child',
  firstCell: '.row > span',
});
