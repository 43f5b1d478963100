import type { SelectItem } from '../select/select.tsx';

/** Public reason of a decision: an entry of the list of reasons, and a remark. */
export interface PublicReasonChoice {
  /** Value of the selected reason. */
  readonly publicReason: string;
  /** Omitted if empty. */
  readonly remark?: string;
}

/** Reason of a rejection: for its user, and for staff only. */
export interface RejectionReason extends PublicReasonChoice {
  /** Internal note of staff; omitted if empty. */
  readonly note?: string;
}

/** Reasons of a list in the user's language, the most general one last. */
export type PublicReasonItems = readonly SelectItem[];

/** Returns the selected reason, else the most general one; `undefined` if the list is empty. */
export const chosenReason = (
  reasons: PublicReasonItems,
  picked: string | null,
): string | undefined => (reasons.find(({ value }) => value === picked) ?? reasons.at(-1))?.value;

/** Returns a public reason without empty fields. */
export const toChoice = (publicReason: string, remark: string): PublicReasonChoice => ({
  publicReason,
  ...(remark.trim() !== '' && { remark: remark.trim() }),
});
