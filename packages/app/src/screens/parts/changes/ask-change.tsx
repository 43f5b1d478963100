import type { ChangeAsk, PublicReason, Rejection } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react/lists';
import { Button, Stack } from '@lobi/ui';
import { ReasonDialog, type PublicReasonChoice } from '@lobi/ui/office';
import { useState, type ReactNode } from 'react';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { sentenceOf } from '../people/field-errors.ts';
import { toRejectionFields } from '../../../i18n/rejection-fields.ts';
import { useReasons } from '../../../i18n/use-reasons.ts';
import { useChangeToast } from './use-change-approval.tsx';

interface AskChangeProps {
  /** Label of the button that opens it, and by default of the one that sends it. */
  readonly label: string;
  readonly submitLabel?: string;
  readonly title: string;
  readonly tone?: 'danger';
  /** Reasons visible to the user concerned; without them only staff sees a reason. */
  readonly reasons?: readonly PublicReason[];
  /**
   * The change with the internal reason and the message to the user; `undefined` while a choice is
   * missing.
   */
  readonly change: (
    reason: string,
    shown: Pick<Rejection, 'publicReason' | 'remark'>,
  ) => ChangeAsk | undefined;
  /** Called when it opens or closes, to reset the choices. */
  readonly onOpenChange?: () => void;
  /** Text about the effect, and the required choices. */
  readonly children: ReactNode;
}

/** Button and dialog that request a change with a reason, and show the result. @source ours */
export function AskChange({
  label,
  submitLabel = label,
  title,
  tone,
  reasons,
  change,
  onOpenChange,
  children,
}: AskChangeProps) {
  const failureText = useFailureText();
  const showChangeToast = useChangeToast();
  const reasonItems = useReasons();
  const action = useAction('admin.change.create');
  const [open, setOpen] = useState(false);
  const requestChange = async (
    reason: string,
    choice: PublicReasonChoice | undefined,
  ): Promise<void> => {
    const body = change(reason, toRejectionFields(choice));
    if (!body) return;
    const outcome = await action.run({ body });
    if (!outcome.ok) return;
    setOpen(false);
    showChangeToast(outcome.answer.data);
  };
  return (
    <ReasonDialog
      open={open}
      onOpenChange={(next) => {
        action.reset();
        onOpenChange?.();
        setOpen(next);
      }}
      trigger={
        <Button variant="outline" tone="neutral">
          {label}
        </Button>
      }
      title={title}
      submitLabel={submitLabel}
      {...(tone && { tone })}
      {...(reasons && { reasons: reasonItems(reasons) })}
      onConfirm={(reason, choice) => void requestChange(reason, choice)}
      busy={action.status === 'running'}
      error={action.failure ? sentenceOf(action.failure, failureText) : undefined}
    >
      <Stack gap={4}>{children}</Stack>
    </ReasonDialog>
  );
}
