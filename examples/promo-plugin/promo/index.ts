import { definePlugin } from '@lobi/app/brand';
import { promoClaim, promoOffers } from './requests.ts';

/** Options of the promotion that a brand sets. */
export interface PromoOptions {
  /** Last day of the promotion, such as `2026-12-31`. */
  readonly until: string;
  /** Called when a promotion leads to a deposit. Default: not reported. */
  readonly onDeposit?: (amount: string, currency: string) => void;
}

/**
 * A banner above the lobby, a badge on games, and a page for players with a menu item and offers of the
 * brand's own backend.
 */
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
      'promo.claim': { en: 'Take it', id: 'Ambil' },
      'promo.claimed': { en: 'Taken', id: 'Sudah diambil' },
    },
    requests: [promoOffers, promoClaim],
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
