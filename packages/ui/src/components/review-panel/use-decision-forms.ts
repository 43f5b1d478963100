import { useState } from 'react';

export interface DecisionFormsOptions {
  /** The form for the reason, as its owner wants it; own state without. */
  readonly rejecting: boolean | undefined;
  readonly defaultRejecting: boolean;
  readonly onRejectingChange: ((rejecting: boolean) => void) | undefined;
  /** The question before approving, as its owner wants it; own state without. */
  readonly approving: boolean | undefined;
  readonly defaultApproving: boolean;
  readonly onApprovingChange: ((approving: boolean) => void) | undefined;
}

/** Which form of a decision is open, and how that changes. */
export function useDecisionForms(options: DecisionFormsOptions) {
  const { defaultRejecting, onRejectingChange, defaultApproving, onApprovingChange } = options;
  const [ownRejecting, setOwnRejecting] = useState(defaultRejecting);
  const [ownApproving, setOwnApproving] = useState(defaultApproving);
  return {
    rejecting: options.rejecting ?? ownRejecting,
    setRejecting(next: boolean): void {
      setOwnRejecting(next);
      onRejectingChange?.(next);
    },
    approving: options.approving ?? ownApproving,
    setApproving(next: boolean): void {
      setOwnApproving(next);
      onApprovingChange?.(next);
    },
  };
}
