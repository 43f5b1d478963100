export { TreeTable, type TreeTableProps } from './tree-table.tsx';
