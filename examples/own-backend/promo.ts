import type { ApiRow } from '@lobi/core/contract';
import { Refusal, type Call } from './handlers.ts';

/** A call in addition to the contract. */
interface OwnCall {
  readonly row: ApiRow;
  answer(call: Call): unknown;
}

const source = 'ours';

/** Claims by offer and user. A real backend stores them, and books their value in the ledger. */
const claims = new Set<string>();

const offers = [
  { id: 'friday', title: 'Double Friday', until: '2026-12-31' },
  { id: 'newcomer', title: 'Welcome back', until: '2026-12-24' },
];

/**
 * Calls in addition to the contract: those of the plugin in `examples/promo-plugin`. They have rows like
 * the others, so that the loop checks forged calls and access for them too.
 */
export const ownCalls: Readonly<Record<string, OwnCall>> = {
  'promo.offers': {
    row: {
      ...{ method: 'GET', path: '/api/promo/offer', access: { kind: 'roles', roles: ['player'] } },
      ...{ errors: [], idempotent: false, summary: 'Offers of the day.', source },
      status: 200,
    },
    answer: ({ user }) => ({
      data: offers.map((offer) => ({ ...offer, isClaimed: claims.has(`${user?.id} ${offer.id}`) })),
    }),
  },
  'promo.claim': {
    row: {
      ...{ method: 'POST', path: '/api/promo/offer/{offerId}/claim', errors: ['not_found'] },
      access: { kind: 'roles', roles: ['player'] },
      ...{ idempotent: false, summary: 'Takes an offer.', source, status: 200 },
    },
    answer({ user, params }) {
      const offer = offers.find(({ id }) => id === params['offerId']);
      if (!offer) throw new Refusal('not_found');
      claims.add(`${user?.id} ${offer.id}`);
      return { data: { ...offer, isClaimed: true } };
    },
  },
};
