import type { Dashboard, DayFigures } from '@lobi/core/contract';

/** The dashboard of those who run the place. */
export type OfficeFigures = Extract<Dashboard, { readonly days: unknown }>;

/** Figures of a day, in the order of the board: the share of the house comes first. */
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
 * Change of a figure against an earlier one, as a share with its sign; `undefined` where there was
 * nothing to compare with. Only for showing: a share needs no exact cents.
 */
export function changeOf(now: string | number, before: string | number): number | undefined {
  const base = Number(before);
  return base === 0 ? undefined : (Number(now) - base) / Math.abs(base);
}

/** Noon of a day, so that it stays that day in the zones between 12 hours west and 11 hours east. */
export const noonOf = (date: string): string => `${date}T12:00:00.000Z`;
