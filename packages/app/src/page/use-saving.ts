import type { FieldErrors } from '@lobi/core/contract';
import type { ActionOutcome } from '@lobi/core/react/lists';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../i18n/use-failure-text.ts';

/** Outcome of a submitted change. */
export interface Saving {
  readonly busy: boolean;
  /** Why the whole form was rejected. */
  readonly error: string | undefined;
  /** Errors by field name. */
  readonly fieldErrors: FieldErrors | undefined;
  /** Another user changed it first: the displayed version is outdated. */
  readonly conflict: boolean;
  /** Sends a change; returns whether it was accepted, or `waits` for a second person. */
  send(
    call: () => Promise<ActionOutcome<unknown> & { readonly waits?: true }>,
  ): Promise<boolean | 'waits'>;
  reset(): void;
}

const nothing = { error: undefined, fieldErrors: undefined, conflict: false };

/**
 * Sends one change at a time and stores its errors: by field, or for the whole form. A version conflict
 * is reported as such.
 */
export function useSaving(): Saving {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] =
    useState<Pick<Saving, 'error' | 'fieldErrors' | 'conflict'>>(nothing);
  return {
    busy,
    ...refusal,
    async send(call) {
      setBusy(true);
      setRefusal(nothing);
      const outcome = await call();
      setBusy(false);
      if (outcome.ok) return outcome.waits ? 'waits' : true;
      const { failure } = outcome;
      const conflict = failure.code === 'conflict';
      setRefusal({
        conflict,
        fieldErrors: failure.errors,
        error: failure.errors ? undefined : conflict ? t('admin.conflict') : failureText(failure),
      });
      return false;
    },
    reset: () => setRefusal(nothing),
  };
}
