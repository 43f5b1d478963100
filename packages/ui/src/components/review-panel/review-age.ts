import { numberFormat } from '@lobi/formats';

const steps = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
  { unit: 'second', ms: 1_000 },
] as const;

/**
 * Waiting time in its largest whole unit; never negative.
 * @param ms length in milliseconds
 * @example ageText(540_000, 'id') // '9 mnt'
 */
export function ageText(ms: number, locale: string): string {
  const age = Math.max(0, Number.isFinite(ms) ? ms : 0);
  const { unit, ms: step } = steps.find((entry) => age >= entry.ms) ?? steps[3];
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.floor(age / step),
  );
}
