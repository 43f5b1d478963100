import { DataGrid } from '@mui/x-data-grid';
import { createRoot } from 'react-dom/client';
import { fields, size } from '../rows.ts';
import { offer } from '../subject.ts';

const columns = fields.map((field) => ({
  field,
  width: size.width / fields.length,
  type: field === 'amount' ? 'number' : 'string',
}));

/** The community edition shows at most 100 rows a page; that is what it can scroll through. */
offer({
  mount: (root, rows) =>
    createRoot(root).render(
      <div style={{ height: size.viewport + size.head, width: size.width }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowHeight={size.row}
          columnHeaderHeight={size.head}
          hideFooter
          disableRowSelectionOnClick
          initialState={{ pagination: { paginationModel: { pageSize: 100, page: 0 } } }}
        />
      </div>,
    ),
  scroller: '.MuiDataGrid-virtualScroller',
  sortButton: '.MuiDataGrid-columnHeader[data-field="amount"]',
  firstCell: '.MuiDataGrid-row[data-rowindex="0"] [data-field="id"]',
});
