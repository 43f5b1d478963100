import type { ChangeAsk, PublicReason, Rejection } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react';
import { Button, Stack } from '@lobi/ui';
import { ReasonDialog, type PublicReasonChoice } from '@lobi/ui/office';
import { useState, type ReactNode } from 'react';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { sentenceOf } from '../people/field-errors.ts';
import { toRejectionFields } from '../../../i18n/rejection-fields.ts';
import { useReasons } from '../../../i18n/use-reasons.ts';
import { useTellChange } from './use-takes-two.tsx';

interface AskChangeProps {
  /** On the button that opens it, and by default on the one that sends it. */
  readonly label: string;
  readonly submitLabel?: string;
  readonly title: string;
  readonly tone?: 'danger';
  /** Reasons that the person concerned may see; without them only staff reads a reason. */
  readonly reasons?: readonly PublicReason[];
  /**
   * The change with this reason of staff, and what the person concerned reads; `undefined` while
   * something has to be chosen first.
   */
  readonly change: (
    reason: string,
    shown: Pick<Rejection, 'publicReason' | 'remark'>,
  ) => ChangeAsk | undefined;
  /** Called each time that it opens or closes, to forget what was chosen. */
  readonly onOpenChange?: () => void;
  /** Text about the effect, and the required choices. */
  readonly children: ReactNode;
}

/** Button and dialog that ask for a change with a reason, and say what became of it. @source ours */
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
  const tell = useTellChange();
  const reasonItems = useReasons();
  const action = useAction('admin.change.create');
  const [open, setOpen] = useState(false);
  const ask = async (reason: string, choice: PublicReasonChoice | undefined): Promise<void> => {
    const body = change(reason, toRejectionFields(choice));
    if (!body) return;
    const outcome = await action.run({ body });
    if (!outcome.ok) return;
    setOpen(false);
    tell(outcome.answer.data);
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
      onConfirm={(reason, choice) => void ask(reason, choice)}
      busy={action.status === 'running'}
      error={action.failure ? sentenceOf(action.failure, failureText) : undefined}
    >
      <Stack gap={4}>{children}</Stack>
    </ReasonDialog>
  );
}
