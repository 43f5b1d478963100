import { Table } from 'antd';
import { createRoot } from 'react-dom/client';
import { fields, size } from '../rows.ts';
import { offer } from '../subject.ts';

const columns = fields.map((field) => ({
  title: field,
  dataIndex: field,
  width: size.width / fields.length,
  ...(field === 'amount' && { sorter: (a, b) => a.amount - b.amount }),
}));

offer({
  mount: (root, rows) =>
    createRoot(root).render(
      <div style={{ width: size.width }}>
        <Table
          virtual
          size="small"
          rowKey="id"
          dataSource={rows}
          columns={columns}
          pagination={false}
          scroll={{ x: size.width, y: size.viewport }}
        />
      </div>,
    ),
  scroller: '.ant-table-tbody-virtual-holder',
  sortButton: 'th.ant-table-column-has-sorters',
  firstCell: '.ant-table-row .ant-table-cell',
});
