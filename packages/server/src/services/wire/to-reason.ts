import { isPublicReason, type Language } from '@lobi/core/contract';
import { translateMessage } from '@lobi/core/locales';

/** Stored reason of a decision. */
export interface StoredReason {
  /** A reason of the platform, or free text for the user from before reason codes. */
  readonly reason: string | null;
  /** Reason code, and the remark for the user. */
  readonly publicReason: string | null;
  readonly remark: string | null;
}

/**
 * Returns the reason of a decision for its user: the text of the reason code with the remark, in the
 * user's language. A platform reason stays a code, and older free text stays unchanged.
 */
export const toReason = (
  language: Language,
  { reason, publicReason, remark }: StoredReason,
): string | null =>
  isPublicReason(publicReason)
    ? translateMessage(language, { reason: publicReason, remark })
    : reason;
