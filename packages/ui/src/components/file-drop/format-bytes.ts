import { numberFormat } from '@lobi/formats';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Readable size of a file. @example formatBytes(5_242_880, 'id') // '5\u00a0MB' */
export function formatBytes(bytes: number, locale: string): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const text = numberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1024 ** power);
  return text.replace(' ', '\u00a0');
}
