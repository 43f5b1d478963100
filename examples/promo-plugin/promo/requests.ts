import { defineRequest } from '@lobi/app/brand';
import * as z from 'zod/mini';

const offer = z.object({
  id: z.string(),
  title: z.string(),
  until: z.iso.date(),
  isClaimed: z.boolean(),
});

/** Offers of the day, from the backend. */
export const promoOffers = defineRequest({
  name: 'promo.offers',
  method: 'GET',
  path: '/api/promo/offer',
  answer: z.object({ data: z.array(offer) }),
});

/** Claims an offer. */
export const promoClaim = defineRequest({
  name: 'promo.claim',
  method: 'POST',
  path: '/api/promo/offer/{offerId}/claim',
  answer: z.object({ data: offer }),
});
