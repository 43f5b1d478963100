export { KpiBoard, type KpiBoardProps, type KpiSlot } from './kpi-board.tsx';
