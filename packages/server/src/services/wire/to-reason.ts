import { isPublicReason, type Language } from '@lobi/core/contract';
import { translateMessage } from '@lobi/core/locales';

/** Why something was decided, as it is stored. */
export interface StoredReason {
  /** A reason of the platform, or what a person wrote for the user before there were lists. */
  readonly reason: string | null;
  /** Code of the list, and what was added to it for the user. */
  readonly publicReason: string | null;
  readonly remark: string | null;
}

/**
 * Why something was decided, as its user reads it: the sentence of the list with the remark, in the
 * reader's language. A reason of the platform stays a code, and older words stay as they were read.
 */
export const toReason = (
  language: Language,
  { reason, publicReason, remark }: StoredReason,
): string | null =>
  isPublicReason(publicReason)
    ? translateMessage(language, { reason: publicReason, remark })
    : reason;
