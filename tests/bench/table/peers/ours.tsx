import { GlobalStyles, KitProvider } from '@lobi/ui';
import { DataTable, type DataColumn } from '@lobi/ui/data';
import { en } from '@lobi/ui/messages/en';
import { createRoot } from 'react-dom/client';
import { fields, size, type BenchRow } from '../rows.ts';
import { offer } from '../subject.ts';

const columns: readonly DataColumn<BenchRow>[] = fields.map((field) => ({
  id: field,
  header: field,
  rowHeader: field === 'id',
  sortable: true,
  value: (row) => row[field],
  cell: (row) => row[field],
}));

offer({
  mount: (root, rows) =>
    createRoot(root).render(
      <KitProvider messages={en}>
        <GlobalStyles />
        <DataTable
          virtual
          label="Transactions"
          height={`${size.viewport + size.head}px`}
          settings={false}
          paging={false}
          columns={columns}
          rows={rows}
          rowId={(row) => row.id}
        />
      </KitProvider>,
    ),
  scroller: '.lobi-DataTable-scroller',
  sortButton: 'thead th:last-child button',
  firstCell: 'tr[data-place="0"] > th',
});
