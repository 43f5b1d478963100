import {
  mdiAccountCircle,
  mdiAccountCircleOutline,
  mdiAccountGroup,
  mdiAccountGroupOutline,
  mdiAccountPlusOutline,
  mdiGavel,
  mdiHomeVariant,
  mdiHomeVariantOutline,
  mdiLogin,
  mdiReceiptText,
  mdiReceiptTextOutline,
  mdiTicket,
  mdiTicketOutline,
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
  Record<RouteNav['icon'] | 'account' | 'login' | 'register', Drawing>
> = {
  lobby: { icon: mdiHomeVariantOutline, iconCurrent: mdiHomeVariant },
  wallet: { icon: mdiWalletOutline, iconCurrent: mdiWallet },
  bets: { icon: mdiTicketOutline, iconCurrent: mdiTicket },
  ledger: { icon: mdiReceiptTextOutline, iconCurrent: mdiReceiptText },
  users: { icon: mdiAccountGroupOutline, iconCurrent: mdiAccountGroup },
  console: { icon: mdiGavel, iconCurrent: mdiGavel },
  account: { icon: mdiAccountCircleOutline, iconCurrent: mdiAccountCircle },
  login: { icon: mdiLogin, iconCurrent: mdiLogin },
  register: { icon: mdiAccountPlusOutline, iconCurrent: mdiAccountPlusOutline },
};
