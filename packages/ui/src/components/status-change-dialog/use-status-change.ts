import { useState } from 'react';
import { chosenReason, toChoice, type PublicReasonItems } from '../public-reason-fields/index.ts';
import type { StatusOf } from '../status-badge/statuses.ts';
import type { ActivationCheck, StatusChange } from './status-change.types.ts';

/** Rules of a status change. */
export interface StatusChangeRules {
  readonly allowedTo: readonly StatusOf<'user'>[];
  readonly firstEnd: string | undefined;
  readonly activationCheck: ActivationCheck | undefined;
  readonly reasonsFor: ((to: StatusOf<'user'>) => PublicReasonItems) | undefined;
}

/** State of the dialog: the entered values, and the change that follows from them. */
export function useStatusChange(rules: StatusChangeRules) {
  const { allowedTo, firstEnd, activationCheck, reasonsFor } = rules;
  const [chosen, setChosen] = useState<StatusOf<'user'> | null>(null);
  const [reason, setReason] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const [remark, setRemark] = useState('');
  const [end, setEnd] = useState('');
  const [ticked, setTicked] = useState(false);
  const [checked, setChecked] = useState(false);
  const to = chosen !== null && allowedTo.includes(chosen) ? chosen : null;
  const text = reason.trim();
  const reasons = to === null ? [] : (reasonsFor?.(to) ?? []);
  const publicReason = chosenReason(reasons, picked);
  const takesEnd = to === 'restricted' && firstEnd !== undefined;
  const check = to === 'activated' ? activationCheck : undefined;
  const isEndSound = !takesEnd || end === '' || end >= firstEnd;

  /** The first missing field; `undefined` if the change can be sent. */
  const missing = ((): 'status' | 'check' | 'reason' | 'end' | undefined => {
    if (to === null) return 'status';
    if (check && !ticked) return 'check';
    if (text === '') return 'reason';
    return isEndSound ? undefined : 'end';
  })();
  const change: StatusChange | undefined =
    missing !== undefined || to === null
      ? undefined
      : {
          to,
          reason: text,
          ...(publicReason !== undefined && toChoice(publicReason, remark)),
          ...(takesEnd && end !== '' && { until: end }),
          ...(check && { checked: true }),
        };

  return {
    to,
    setTo: (value: string) => setChosen(allowedTo.find((status) => status === value) ?? null),
    reason,
    setReason,
    /** Whether the reason for staff is missing. */
    isReasonMissing: text === '',
    reasons,
    publicReason,
    setPicked,
    remark,
    setRemark,
    takesEnd,
    end,
    setEnd,
    /** Checkbox of the selected status. */
    check,
    ticked,
    setTicked,
    /** Whether a submit was tried; missing fields are marked then. */
    checked,
    setChecked,
    missing,
    change,
    reset(): void {
      setChosen(null);
      setReason('');
      setPicked(null);
      setRemark('');
      setEnd('');
      setTicked(false);
      setChecked(false);
    },
  };
}

export type StatusChangeForm = ReturnType<typeof useStatusChange>;
