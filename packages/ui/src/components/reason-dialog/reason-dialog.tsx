import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Callout } from '../callout/callout.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import * as S from './reason-dialog.styles.ts';

export interface ReasonDialogProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: DialogProps['onOpenChange'];
  /** Button that opens it; it gets the focus back. */
  trigger?: ReactElement | undefined;
  title: ReactNode;
  /** What will happen, before it does. */
  children: ReactNode;
  /** Word on the button that does it. */
  submitLabel: string;
  /** How the button looks; default `accent`. */
  tone?: 'accent' | 'danger' | undefined;
  /** Fewest characters of a reason; default 3. */
  minLength?: number | undefined;
  /** The dialog stays until its owner closes it. */
  onConfirm: (reason: string) => void;
  /** It is being done: both ways out are closed. */
  busy?: boolean | undefined;
  /** Why it could not be done, as a sentence. */
  error?: string | undefined;
  className?: string | undefined;
}

/**
 * A step with consequences for somebody else: says what will happen, and wants a reason that is
 * kept.
 * @example <ReasonDialog title="Freeze" submitLabel="Freeze" onConfirm={freeze}>Nothing leaves it.</ReasonDialog>
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
      <ReasonForm id={form} {...{ minLength, onConfirm, busy, error }}>
        {children}
      </ReasonForm>
    </Dialog>
  );
}

interface ReasonFormProps extends Pick<ReasonDialogProps, 'children' | 'onConfirm' | 'error'> {
  id: string;
  minLength: number;
  busy: boolean;
}

/** Lives as long as the dialog is open, whoever closes it: the next one begins without words. */
function ReasonForm({ id, minLength, onConfirm, busy, error, children }: ReasonFormProps) {
  const { office } = useMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const text = reason.trim();
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
        else onConfirm(text);
      }}
    >
      <div>{children}</div>
      <TextArea
        label={office.reviewReason}
        hint={office.statusReasonHint}
        required
        rows={2}
        maxLength={200}
        disabled={busy}
        inputRef={field}
        value={reason}
        error={checked && isMissing ? office.reviewReasonMissing : undefined}
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
