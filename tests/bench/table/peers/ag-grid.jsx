import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { createRoot } from 'react-dom/client';
import { fields, size } from '../rows.ts';
import { offer } from '../subject.ts';

ModuleRegistry.registerModules([AllCommunityModule]);
const columns = fields.map((field) => ({ field, width: size.width / fields.length }));

offer({
  mount: (root, rows) =>
    createRoot(root).render(
      <div style={{ height: size.viewport + size.head, width: size.width }}>
        <AgGridReact
          rowData={rows}
          columnDefs={columns}
          rowHeight={size.row}
          headerHeight={size.head}
          getRowId={({ data }) => data.id}
          animateRows={false}
        />
      </div>,
    ),
  scroller: '.ag-body-viewport',
  sortButton: '.ag-header-cell[col-id="amount"] .ag-header-cell-label',
  firstCell: '.ag-row[row-index="0"] .ag-cell[col-id="id"]',
});
