import { AppError } from '@lobi/core/contract';
import { usePlatform } from '@lobi/core/react';
import { useAction } from '@lobi/core/react/lists';
import { toFailure, type Failure } from '@lobi/core';
import { Callout, ConfirmDialog } from '@lobi/ui';
import { Checkbox } from '@lobi/ui/forms';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { sentenceOf } from './field-errors.ts';

/** A user who waits for activation. */
interface Waiting {
  readonly id: string;
  readonly username: string;
}

/**
 * Activates a registered user, after the user has confirmed the consequences and the check of identity
 * and age.
 * @source spec §4
 */
export function useActivation(): {
  openActivation(user: Waiting): void;
  readonly dialog: ReactNode;
} {
  const { t } = useTranslation();
  const { api } = usePlatform();
  const failureText = useFailureText();
  const action = useAction('user.status');
  const [pending, setPending] = useState<Waiting | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [verified, setVerified] = useState(false);
  const [checked, setChecked] = useState(false);
  const openActivation = useCallback(({ id, username }: Waiting) => {
    setPending({ id, username });
    setFailure(null);
    setVerified(false);
    setChecked(false);
    setOpen(true);
  }, []);

  const activate = async ({ id: userId, username }: Waiting): Promise<void> => {
    setBusy(true);
    try {
      // Lists have no versions: the user is read first, and may have changed by then.
      const { data } = await api.call('user.show', { params: { userId } });
      if (data.status !== 'pending') throw new AppError('conflict');
      const body = {
        status: 'activated',
        reason: t('people.activateReason'),
        version: data.version,
        verified: true,
      } as const;
      const outcome = await action.run({ params: { userId }, body });
      if (!outcome.ok) setFailure(outcome.failure);
      else {
        setOpen(false);
        showToast({ tone: 'success', title: t('people.activated', { username }) });
      }
    } catch (cause) {
      setFailure(toFailure(cause));
    } finally {
      setBusy(false);
    }
  };
  const username = pending?.username ?? '';
  return {
    openActivation,
    dialog: (
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('people.activateTitle', { username })}
        description={t('people.activateBody', { username })}
        confirmLabel={t('people.activateConfirm')}
        busy={busy}
        onConfirm={() => {
          setChecked(true);
          if (pending && verified) void activate(pending);
        }}
      >
        <Checkbox
          label={t('people.verify', { username })}
          required
          disabled={busy}
          checked={verified}
          error={checked && !verified ? t('people.verifyMissing') : undefined}
          onCheckedChange={setVerified}
        />
        {failure && (
          <Callout tone="danger" role="alert">
            {sentenceOf(failure, failureText)}
          </Callout>
        )}
      </ConfirmDialog>
    ),
  };
}
