import type { TransferController } from '@lobi/core/react';
import type { ServerFieldErrors } from '@lobi/ui/forms';
import { useEffect, useMemo } from 'react';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { fieldErrorsOf } from '../people/field-errors.ts';

/** Errors that belong to one field, and fields with another name on the wire. */
const errorFields = {
  byCode: {
    amount_below_minimum: 'amount',
    amount_above_maximum: 'amount',
    insufficient_funds: 'amount',
    limit_reached: 'amount',
    channel_unavailable: 'channel',
  },
  byName: { channelId: 'channel' },
} as const;

/** Status of a request, as text for a form. */
export interface Sending {
  readonly busy: boolean;
  /** No response has arrived: nothing can be sent again until the outcome is known. */
  readonly unknown: boolean;
  /** Requests the outcome again. */
  readonly onCheck: () => void;
  readonly error: string | undefined;
  readonly fieldErrors: ServerFieldErrors | undefined;
}

/**
 * Follows a deposit or a withdrawal from its form until the platform has created it.
 * @param onMade receives the id of the transaction; the form has been reset by then
 */
export function useSending(
  transfer: TransferController<'deposit'> | TransferController<'withdraw'>,
  onMade: (id: string) => void,
): Sending {
  const { status, transaction, failure, busy, check, clear } = transfer;
  const failureText = useFailureText();
  useEffect(() => {
    if (status !== 'completed' || !transaction) return;
    clear();
    onMade(transaction.id);
  }, [status, transaction, clear, onMade]);
  const refusal = status === 'refused' ? failure : null;
  const fieldErrors = useMemo(
    () => fieldErrorsOf(refusal, failureText, errorFields),
    [refusal, failureText],
  );
  return {
    busy,
    unknown: status === 'unknown',
    onCheck: check,
    error: refusal && !fieldErrors ? failureText(refusal) : undefined,
    fieldErrors,
  };
}
