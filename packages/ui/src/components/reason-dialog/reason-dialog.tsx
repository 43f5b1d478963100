import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Callout } from '../callout/callout.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import {
  chosenReason,
  PublicReasonFields,
  toChoice,
  type PublicReasonChoice,
  type PublicReasonItems,
} from '../public-reason-fields/index.ts';
import { TextArea } from '../text-area/text-area.tsx';
import * as S from './reason-dialog.styles.ts';

export interface ReasonDialogProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: DialogProps['onOpenChange'];
  /** Button that opens it; the focus returns to it. */
  trigger?: ReactElement | undefined;
  title: ReactNode;
  /** Explanation of the effect. */
  children: ReactNode;
  /** Label of the submit button. */
  submitLabel: string;
  /** Appearance of the button; default `accent`. */
  tone?: 'accent' | 'danger' | undefined;
  /** Minimum number of characters of a reason; default 3. */
  minLength?: number | undefined;
  /**
   * Reasons that the user may see, the most general one last; the reason for staff is then a private note.
   * Without it, only staff can read the reason.
   */
  reasons?: PublicReasonItems | undefined;
  /**
   * Runs the action; the dialog stays open until its owner closes it. `publicReason` is set if there are
   * `reasons`.
   */
  onConfirm: (reason: string, publicReason: PublicReasonChoice | undefined) => void;
  /** Whether the action is running; the dialog cannot be closed then. */
  busy?: boolean | undefined;
  /** Error text if it failed, as a sentence. */
  error?: string | undefined;
  className?: string | undefined;
}

/**
 * An action that affects another user: shows the consequences, requires a reason that is stored, and
 * names who can read it.
 * @example <ReasonDialog title="Freeze" submitLabel="Freeze" onConfirm={freeze}>Nothing leaves
 *   it.</ReasonDialog>
 */
export function ReasonDialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  children,
  submitLabel,
  tone = 'accent',
  minLength = 3,
  reasons,
  onConfirm,
  busy = false,
  error,
  className,
}: ReasonDialogProps) {
  const form = useId();
  return (
    <Dialog
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next, details) => {
        if (busy) details.cancel();
        else onOpenChange?.(next, details);
      }}
      trigger={trigger}
      className={slotClass('ReasonDialog', 'root', className)}
      title={title}
      actions={
        <Button type="submit" form={form} fullWidth tone={tone} loading={busy}>
          {submitLabel}
        </Button>
      }
    >
      <ReasonForm id={form} {...{ minLength, reasons, onConfirm, busy, error }}>
        {children}
      </ReasonForm>
    </Dialog>
  );
}

interface ReasonFormProps extends Pick<
  ReasonDialogProps,
  'children' | 'reasons' | 'onConfirm' | 'error'
> {
  id: string;
  minLength: number;
  busy: boolean;
}

/** Mounted with the dialog, so that it is empty when opened again. */
function ReasonForm({
  id,
  minLength,
  reasons = [],
  onConfirm,
  busy,
  error,
  children,
}: ReasonFormProps) {
  const { office } = useMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const [remark, setRemark] = useState('');
  const [checked, setChecked] = useState(false);
  const publicReason = chosenReason(reasons, picked);
  const text = reason.trim();
  const missing =
    publicReason === undefined ? office.reviewReasonMissing : office.statusNoteMissing;
  const isMissing = text.length < minLength;
  return (
    <S.Form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        setChecked(true);
        if (isMissing) field.current?.focus();
        else
          onConfirm(text, publicReason === undefined ? undefined : toChoice(publicReason, remark));
      }}
    >
      <div>{children}</div>
      {publicReason !== undefined && (
        <PublicReasonFields
          reasons={reasons}
          reason={publicReason}
          onReasonChange={setPicked}
          remark={remark}
          onRemarkChange={setRemark}
          disabled={busy}
        />
      )}
      <TextArea
        label={publicReason === undefined ? office.reviewReason : office.statusNote}
        hint={office.statusNoteHint}
        required
        rows={2}
        maxLength={200}
        disabled={busy}
        inputRef={field}
        value={reason}
        error={checked && isMissing ? missing : undefined}
        onValueChange={setReason}
      />
      {error !== undefined && (
        <Callout tone="danger" role="alert">
          {error}
        </Callout>
      )}
    </S.Form>
  );
}
