import type { ChangeAsk, ChangeRequest } from '@lobi/core/contract';
import { useAction, type ActionOutcome } from '@lobi/core/react/lists';
import { ReasonDialog } from '@lobi/ui/office';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { sentenceOf } from '../people/field-errors.ts';
import { useSubjectLabel } from './use-subject-label.ts';

/** A change without its reason. */
type Wanted = ChangeAsk extends infer Each
  ? Each extends ChangeAsk
    ? Omit<Each, 'reason'>
    : never
  : never;

/** Result of a sent change: done, or waiting for a second person. */
type Outcome = ActionOutcome<unknown> & { readonly waits?: true };

interface Open {
  readonly wanted: Wanted;
  readonly refused: Outcome;
  readonly settle: (outcome: Outcome) => void;
}

/** A change that may require two people. */
export interface ChangeApproval {
  /**
   * Makes a call; if it requires two people, requests the same change instead. A caller whose dialog is
   * closed gets the rejection.
   */
  run(call: () => Promise<ActionOutcome<unknown>>, wanted: Wanted): Promise<Outcome>;
  /** Requests a change with a known reason. */
  requestChange(wanted: Wanted, reason: string): Promise<ActionOutcome<{ data: ChangeRequest }>>;
  /** Dialog that asks for the reason; may be anywhere on the page. */
  readonly dialog: ReactNode;
}

/** Reports the result of a change. */
export function useChangeToast(): (request: ChangeRequest) => void {
  const { t } = useTranslation();
  const subjectLabel = useSubjectLabel();
  return (request) => {
    const isWaiting = request.status === 'waiting';
    showToast({
      tone: isWaiting ? 'info' : 'success',
      title: `${subjectLabel(request)}: ${t(isWaiting ? 'change.asked' : 'change.done')}`,
    });
  };
}

/**
 * Turns a change that requires a second person into a request.
 * @param onBeforeOpen called before the dialog opens, so that another one can close
 */
export function useChangeApproval(onBeforeOpen?: () => void): ChangeApproval {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const showChangeToast = useChangeToast();
  const action = useAction('admin.change.create');
  const [open, setOpen] = useState<Open>();

  const requestChange: ChangeApproval['requestChange'] = (wanted, reason) =>
    action.run({ body: { ...wanted, reason } as ChangeAsk });

  const confirm = async ({ wanted, settle }: Open, reason: string): Promise<void> => {
    const outcome = await requestChange(wanted, reason);
    if (!outcome.ok) return;
    setOpen(undefined);
    showChangeToast(outcome.answer.data);
    settle({ ...outcome, waits: true });
  };

  return {
    requestChange,
    run: async (call, wanted) => {
      const outcome = await call();
      if (outcome.ok || outcome.failure.code !== 'approval_required') return outcome;
      action.reset();
      onBeforeOpen?.();
      return new Promise((settle) => setOpen({ wanted, refused: outcome, settle }));
    },
    // Remounted each time, so that text of another change is not kept.
    dialog: open && (
      <ReasonDialog
        open
        onOpenChange={(next) => {
          if (next) return;
          setOpen(undefined);
          open.settle(open.refused);
        }}
        title={t('change.secondTitle')}
        submitLabel={t('change.ask')}
        onConfirm={(reason) => void confirm(open, reason)}
        busy={action.status === 'running'}
        error={action.failure ? sentenceOf(action.failure, failureText) : undefined}
      >
        {t('change.secondBody')}
      </ReasonDialog>
    ),
  };
}
