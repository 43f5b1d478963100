export {
  WalletCard,
  type WalletCardProps,
  type WalletOwner,
  type WalletWithOwner,
} from './wallet-card.tsx';
