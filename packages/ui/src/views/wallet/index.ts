export { WalletView, type WalletShortcut, type WalletViewProps } from './wallet-view.tsx';
export { WalletMovements, type WalletMovementsProps } from './wallet-movements.tsx';
export { WalletFrame, type WalletFrameProps } from './wallet-frame.tsx';
export {
  WalletTabs,
  type WalletHrefs,
  type WalletSection,
  type WalletTabsProps,
} from './wallet-tabs.tsx';
