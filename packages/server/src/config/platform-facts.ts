import type { Currency } from '@lobi/core/contract';

/** Fixed facts of the reference platform. @source ours */
export const platformFacts = {
  name: 'Lentera',
  /** Of every wallet. */
  currency: 'IDR',
  /** Time zone in which the days of the platform begin. */
  timeZone: 'Asia/Jakarta',
} as const satisfies { readonly currency: Currency; readonly [fact: string]: string };
