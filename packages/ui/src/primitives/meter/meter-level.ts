/** Fill level of a meter: normal, high, or full. */
export type MeterLevel = 'normal' | 'high' | 'full';

/**
 * Level of a value between 0 and `max`; `high` is the share from which it is high.
 * @example meterLevel(90, 100, 0.8) // 'high'
 */
export function meterLevel(value: number, max: number, high: number): MeterLevel {
  if (max <= 0 || value >= max) return 'full';
  return value / max >= high ? 'high' : 'normal';
}
