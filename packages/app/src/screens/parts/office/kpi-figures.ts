import type { Dashboard, DayFigures } from '@lobi/core/contract';

/** The dashboard of staff. */
export type OfficeFigures = Extract<Dashboard, { readonly days: unknown }>;

/** Figures of a day, in display order: the house's share first. */
export const figureNames = [
  'ggr',
  'turnover',
  'payout',
  'deposits',
  'withdrawals',
  'activePlayers',
] as const satisfies readonly (keyof DayFigures)[];

export type FigureName = (typeof figureNames)[number];

/**
 * Change of a figure against an earlier one, as a signed share; `undefined` without a basis. For display
 * only: a share needs no exact amounts.
 */
export function changeOf(now: string | number, before: string | number): number | undefined {
  const base = Number(before);
  return base === 0 ? undefined : (Number(now) - base) / Math.abs(base);
}

/** Noon of a day, so that it stays that day in the time zones between 12 hours west and 11 hours east. */
export const noonOf = (date: string): string => `${date}T12:00:00.000Z`;
