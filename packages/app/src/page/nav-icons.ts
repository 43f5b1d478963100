import {
  mdiAccountCircle,
  mdiAccountCircleOutline,
  mdiAccountGroup,
  mdiAccountGroupOutline,
  mdiAccountMultipleCheck,
  mdiAccountMultipleCheckOutline,
  mdiAccountPlusOutline,
  mdiBankTransfer,
  mdiCardsPlaying,
  mdiCardsPlayingOutline,
  mdiCashMinus,
  mdiCashPlus,
  mdiChartLineVariant,
  mdiChartBox,
  mdiClipboardTextClock,
  mdiClipboardTextClockOutline,
  mdiCog,
  mdiCogOutline,
  mdiCreation,
  mdiCreationOutline,
  mdiCreditCard,
  mdiCreditCardOutline,
  mdiDialpad,
  mdiFeather,
  mdiFish,
  mdiGavel,
  mdiHandCoin,
  mdiHandCoinOutline,
  mdiHeart,
  mdiHeartOutline,
  mdiHistory,
  mdiHomeVariant,
  mdiHomeVariantOutline,
  mdiLogin,
  mdiMagnify,
  mdiPuzzle,
  mdiPuzzleOutline,
  mdiReceiptText,
  mdiReceiptTextOutline,
  mdiShieldCheck,
  mdiShieldCheckOutline,
  mdiSlotMachine,
  mdiSlotMachineOutline,
  mdiSwapHorizontal,
  mdiTicket,
  mdiTicketOutline,
  mdiTrayFull,
  mdiVideo,
  mdiVideoOutline,
  mdiViewDashboard,
  mdiViewDashboardOutline,
  mdiWallet,
  mdiWalletOutline,
} from '@mdi/js';
import type { GameCategory } from '@lobi/core/contract';
import type { RouteNav } from '@lobi/core/routes';

interface Drawing {
  readonly icon: string;
  readonly iconCurrent: string;
}

/** Drawings of the menu: outlined, filled while current. @source spec §9 – icon set material design */
export const navIcons: Readonly<
  Record<
    | RouteNav['icon']
    | GameCategory
    | 'account'
    | 'favourites'
    | 'login'
    | 'newest'
    | 'played'
    | 'register'
    | 'search',
    Drawing
  >
> = {
  lobby: { icon: mdiHomeVariantOutline, iconCurrent: mdiHomeVariant },
  dashboard: { icon: mdiViewDashboardOutline, iconCurrent: mdiViewDashboard },
  deposit: { icon: mdiCashPlus, iconCurrent: mdiCashPlus },
  withdraw: { icon: mdiCashMinus, iconCurrent: mdiCashMinus },
  transactions: { icon: mdiSwapHorizontal, iconCurrent: mdiSwapHorizontal },
  earnings: { icon: mdiHandCoinOutline, iconCurrent: mdiHandCoin },
  queue: { icon: mdiTrayFull, iconCurrent: mdiTrayFull },
  channels: { icon: mdiCreditCardOutline, iconCurrent: mdiCreditCard },
  gateways: { icon: mdiBankTransfer, iconCurrent: mdiBankTransfer },
  providers: { icon: mdiPuzzleOutline, iconCurrent: mdiPuzzle },
  reports: { icon: mdiChartBox, iconCurrent: mdiChartBox },
  audit: { icon: mdiShieldCheckOutline, iconCurrent: mdiShieldCheck },
  log: { icon: mdiClipboardTextClockOutline, iconCurrent: mdiClipboardTextClock },
  settings: { icon: mdiCogOutline, iconCurrent: mdiCog },
  changes: { icon: mdiAccountMultipleCheckOutline, iconCurrent: mdiAccountMultipleCheck },
  wallet: { icon: mdiWalletOutline, iconCurrent: mdiWallet },
  bets: { icon: mdiTicketOutline, iconCurrent: mdiTicket },
  ledger: { icon: mdiReceiptTextOutline, iconCurrent: mdiReceiptText },
  users: { icon: mdiAccountGroupOutline, iconCurrent: mdiAccountGroup },
  console: { icon: mdiGavel, iconCurrent: mdiGavel },
  account: { icon: mdiAccountCircleOutline, iconCurrent: mdiAccountCircle },
  search: { icon: mdiMagnify, iconCurrent: mdiMagnify },
  favourites: { icon: mdiHeartOutline, iconCurrent: mdiHeart },
  played: { icon: mdiHistory, iconCurrent: mdiHistory },
  newest: { icon: mdiCreationOutline, iconCurrent: mdiCreation },
  slots: { icon: mdiSlotMachineOutline, iconCurrent: mdiSlotMachine },
  live: { icon: mdiVideoOutline, iconCurrent: mdiVideo },
  casino: { icon: mdiCardsPlayingOutline, iconCurrent: mdiCardsPlaying },
  cockfight: { icon: mdiFeather, iconCurrent: mdiFeather },
  fishing: { icon: mdiFish, iconCurrent: mdiFish },
  bingo: { icon: mdiDialpad, iconCurrent: mdiDialpad },
  crash: { icon: mdiChartLineVariant, iconCurrent: mdiChartLineVariant },
  login: { icon: mdiLogin, iconCurrent: mdiLogin },
  register: { icon: mdiAccountPlusOutline, iconCurrent: mdiAccountPlusOutline },
};
