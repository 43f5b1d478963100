import type { SelectItem } from '../select/select.tsx';

/** Public reason of a decision: an entry of the list of reasons, and a remark. */
export interface PublicReasonChoice {
  /** Value of the chosen reason. */
  readonly publicReason: string;
  /** Left out when nothing was added. */
  readonly remark?: string;
}

/** Why a request is rejected: for its user, and for staff alone. */
export interface RejectionReason extends PublicReasonChoice {
  /** Private note of staff; left out when nothing was written. */
  readonly note?: string;
}

/** Reasons of a list in the reader's language, the one that says least last. */
export type PublicReasonItems = readonly SelectItem[];

/** The chosen reason, else the one that says least; `undefined` where the user reads none. */
export const chosenReason = (
  reasons: PublicReasonItems,
  picked: string | null,
): string | undefined => (reasons.find(({ value }) => value === picked) ?? reasons.at(-1))?.value;

/** A choice without what was left empty. */
export const toChoice = (publicReason: string, remark: string): PublicReasonChoice => ({
  publicReason,
  ...(remark.trim() !== '' && { remark: remark.trim() }),
});
