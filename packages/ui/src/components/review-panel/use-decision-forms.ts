import { useState } from 'react';

export interface DecisionFormsOptions {
  /** Controls the form for the reason; uncontrolled by default. */
  readonly rejecting: boolean | undefined;
  readonly defaultRejecting: boolean;
  readonly onRejectingChange: ((rejecting: boolean) => void) | undefined;
  /** Controls the confirmation of an approval; uncontrolled by default. */
  readonly approving: boolean | undefined;
  readonly defaultApproving: boolean;
  readonly onApprovingChange: ((approving: boolean) => void) | undefined;
}

/** The open form of a decision, with functions to change it. */
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
