import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { fields, size } from '../rows.ts';
import { offer } from '../subject.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

function Table({ rows: data }) {
  const scroller = useRef(null);
  const columns = useMemo(
    () =>
      fields.map((id) => ({
        id,
        accessorKey: id,
        sortFn: (a, b) => a.getValue(id) - b.getValue(id),
        sortDescFirst: false,
      })),
    [],
  );
  const table = useTable({ features, columns, data });
  const { rows } = table.getRowModel();
  // It is measured as its own documentation uses it.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: () => size.row,
    getScrollElement: () => scroller.current,
    overscan: 3,
  });
  return (
    <>
      <div className="head">
        {table.getAllLeafColumns().map((column) => (
          <button key={column.id} type="button" onClick={() => column.toggleSorting(false)}>
            {column.id}
          </button>
        ))}
      </div>
      <div className="scroller" ref={scroller}>
        <div className="all" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => (
            <div
              className="row"
              key={rows[index].id}
              style={{ transform: `translateY(${start}px)` }}
            >
              {rows[index].getAllCells().map((cell) => (
                <span key={cell.id}>{cell.getValue()}</span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

offer({
  mount: (root, rows) => createRoot(root).render(<Table rows={rows} />),
  scroller: '.scroller',
  sortButton: '.head button:last-child',
  firstCell: '.row > span',
});
