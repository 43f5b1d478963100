export { WalletChip, type ShownWallet, type WalletChipProps } from './wallet-chip.tsx';
