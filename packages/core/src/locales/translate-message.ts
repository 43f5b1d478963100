import type { Language } from '../contract/limits.ts';
import type { PublicMessage } from '../contract/public-reasons.ts';
import { translate } from './translate.ts';

/**
 * Returns the text about a decision for its user: the sentence of its reason, and the remark as it
 * was written.
 */
export function translateMessage(language: Language, { reason, remark }: PublicMessage): string {
  const sentence = translate(language, `publicReason.${reason}`);
  return remark ? `${sentence} ${remark}` : sentence;
}
