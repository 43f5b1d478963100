export { BottomSheet, Drawer, type BottomSheetProps, type DrawerProps } from './drawer.tsx';
export type { SnapPoint } from './snap-point.ts';
