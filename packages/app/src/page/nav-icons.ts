import {
  mdiAccountCircle,
  mdiAccountCircleOutline,
  mdiAccountGroup,
  mdiAccountGroupOutline,
  mdiAccountMultipleCheck,
  mdiAccountMultipleCheckOutline,
  mdiAccountPlusOutline,
  mdiBankTransfer,
  mdiCashMinus,
  mdiCashPlus,
  mdiChartBox,
  mdiClipboardTextClock,
  mdiClipboardTextClockOutline,
  mdiCog,
  mdiCogOutline,
  mdiCreditCard,
  mdiCreditCardOutline,
  mdiGavel,
  mdiHandCoin,
  mdiHandCoinOutline,
  mdiHomeVariant,
  mdiHomeVariantOutline,
  mdiLogin,
  mdiMagnify,
  mdiReceiptText,
  mdiReceiptTextOutline,
  mdiShieldCheck,
  mdiShieldCheckOutline,
  mdiSwapHorizontal,
  mdiTicket,
  mdiTicketOutline,
  mdiTrayFull,
  mdiViewDashboard,
  mdiViewDashboardOutline,
  mdiWallet,
  mdiWalletOutline,
} from '@mdi/js';
import type { RouteNav } from '@lobi/core/routes';

interface Drawing {
  readonly icon: string;
  readonly iconCurrent: string;
}

/** Drawings of the menu: outlined, filled while current. @source spec §9 – icon set material design */
export const navIcons: Readonly<
  Record<RouteNav['icon'] | 'account' | 'login' | 'register' | 'search', Drawing>
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
  login: { icon: mdiLogin, iconCurrent: mdiLogin },
  register: { icon: mdiAccountPlusOutline, iconCurrent: mdiAccountPlusOutline },
};
