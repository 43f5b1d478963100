/** Separator of a clock: Indonesian uses 16.05, other languages 16:05. */
const separatorOf = (locale: string): string => (locale.startsWith('id') ? '.' : ':');

/**
 * Minutes and seconds of a countdown or an elapsed time; with hours from one hour on, or always.
 * @example clockText(24, 'id') // '00.24'
 */
export function clockText(
  totalSeconds: number,
  locale: string,
  withHours: boolean = totalSeconds >= 3600,
): string {
  const seconds = Math.max(0, Math.floor(totalSeconds));
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60];
  if (withHours) parts.unshift(Math.floor(seconds / 3600));
  return parts.map((part) => String(part).padStart(2, '0')).join(separatorOf(locale));
}
