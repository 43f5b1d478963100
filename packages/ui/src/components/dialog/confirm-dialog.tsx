import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import type { Tone } from '../../primitives/axes.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './dialog.styles.ts';
import * as C from './confirm-dialog.styles.ts';

export interface ConfirmDialogProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?:
    | ((open: boolean, details: AlertDialog.Root.ChangeEventDetails) => void)
    | undefined;
  trigger?: ReactElement | undefined;
  title: ReactNode;
  /** Explanation of the effect in one or two sentences. */
  description: ReactNode;
  children?: ReactNode;
  /** Tone of the confirming button; default `accent`, `danger` for what cannot be undone. */
  tone?: Tone | undefined;
  /** Names the action: "Tolak penarikan", not "OK". Default the label "confirm". */
  confirmLabel?: ReactNode;
  cancelLabel?: ReactNode;
  /** Runs the action; the dialog stays open until its owner closes it. */
  onConfirm: () => void;
  /** Whether the action is running: the dialog can then be neither confirmed nor closed. */
  busy?: boolean | undefined;
  /** Text to type before the action can be confirmed; `label` replaces the default label of the field. */
  requireText?: { text: string; label?: ReactNode } | undefined;
  className?: string | undefined;
}

/** Confirmation of an action. The initial focus is on cancel, the least harmful action. */
export function ConfirmDialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  tone = 'accent',
  confirmLabel,
  cancelLabel,
  onConfirm,
  busy = false,
  requireText,
  className,
}: ConfirmDialogProps) {
  const { portalRef, messages } = useKit();
  const cancelRef = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  const allowed = requireText === undefined || typed.trim() === requireText.text;

  const changeOpen: ConfirmDialogProps['onOpenChange'] = (next, details) => {
    if (busy) {
      details.cancel();
      return;
    }
    if (!next) setTyped('');
    onOpenChange?.(next, details);
  };

  return (
    <AlertDialog.Root open={open} defaultOpen={defaultOpen} onOpenChange={changeOpen}>
      {trigger && <AlertDialog.Trigger render={trigger} />}
      <AlertDialog.Portal container={portalRef}>
        <S.Backdrop className="lobi-ConfirmDialog-backdrop" />
        <S.Viewport>
          <S.Popup
            className={slotClass('ConfirmDialog', 'root', className)}
            data-size="sm"
            initialFocus={cancelRef}
          >
            <S.Title className="lobi-ConfirmDialog-title">{title}</S.Title>
            <S.Description>{description}</S.Description>
            {children}
            {requireText && (
              <C.Field className="lobi-ConfirmDialog-field">
                {requireText.label ??
                  fill(messages.overlays.typeToConfirm, { text: requireText.text })}
                <C.Input
                  value={typed}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => setTyped(event.target.value)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter' && allowed && !busy) onConfirm();
                  }}
                />
              </C.Field>
            )}
            <S.Actions>
              <AlertDialog.Close
                ref={cancelRef}
                disabled={busy}
                render={<Button variant="soft" tone="neutral" />}
              >
                {cancelLabel ?? messages.base.cancel}
              </AlertDialog.Close>
              <Button tone={tone} loading={busy} disabled={!allowed} onClick={onConfirm}>
                {confirmLabel ?? messages.base.confirm}
              </Button>
            </S.Actions>
          </S.Popup>
        </S.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
