import { definePlugin } from '@lobi/app/brand';

/** What a brand chooses about the promotion. */
export interface PromoOptions {
  /** Last day on which it runs, such as `2026-12-31`. */
  readonly until: string;
  /** Receives how often a promotion leads to a deposit. Default: not reported. */
  readonly onDeposit?: (amount: string, currency: string) => void;
}

/** A banner above the lobby, a badge on games, and a page for players with its place in the menu. */
export const promo = ({ until, onDeposit }: PromoOptions) =>
  definePlugin({
    name: 'promo',
    texts: {
      'promo.title': { en: 'Double Friday', id: 'Jumat Ganda' },
      'promo.body': {
        en: 'Deposit today and play the whole weekend.',
        id: 'Isi saldo hari ini dan main sepanjang akhir pekan.',
      },
      'promo.until': until,
    },
    slots: {
      'lobby.top': () => import('./banner.tsx'),
      'gameCard.badge': () => import('./badge.tsx'),
    },
    routes: {
      extend: [
        {
          name: 'promo.index',
          path: '/promo',
          title: { en: 'Promotions', id: 'Promo' },
          access: ['player'],
          load: () => import('./page.tsx'),
          nav: { group: 'play' },
        },
      ],
    },
    onEvent: (event) => {
      if (event.type === 'deposit.completed') onDeposit?.(event.amount, event.currency);
    },
  });
