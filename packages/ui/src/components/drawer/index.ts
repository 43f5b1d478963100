export { BottomSheet, Drawer, type BottomSheetProps, type DrawerProps } from './drawer.tsx';
