import type { Language } from '../contract/limits.ts';
import { translate, type MessageParams } from './translate.ts';

/**
 * The sentence about the time from which a rejected call may be repeated, after a space; empty if the
 * failure has no `until` among its values.
 * @param timeZone time zone of the platform, such as `Asia/Jakarta`
 */
export function untilText(language: Language, timeZone: string, { until }: MessageParams): string {
  if (until === undefined) return '';
  const time = new Intl.DateTimeFormat(language, {
    timeZone,
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    timeZoneName: 'short',
  }).format(new Date(until));
  return ` ${translate(language, 'errors.until', { until: time })}`;
}
