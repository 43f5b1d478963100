import type { ApiName } from '@lobi/core/contract';
import type { ActionController } from '@lobi/core/react/lists';
import {
  Button,
  Callout,
  ConfirmDialog,
  type ButtonProps,
  type ConfirmDialogProps,
} from '@lobi/ui';
import { useState } from 'react';
import { useFailureText } from '../../i18n/use-failure-text.ts';
import { sentenceOf } from './people/field-errors.ts';

interface AskActionProps extends Pick<ConfirmDialogProps, 'title' | 'description' | 'cancelLabel'> {
  /** Names the action, on the button and in the dialog. */
  label: string;
  /** Variant of the button; default outlined. */
  variant?: ButtonProps['variant'];
  /** Status of the sending. */
  action: Pick<ActionController<ApiName>, 'status' | 'failure' | 'reset'>;
  /** Performs the action; returns whether it succeeded. */
  onSend: () => Promise<boolean>;
}

/** A button with a confirmation; shows the reason of a failure. */
export function AskAction({
  label,
  variant = 'outline',
  action,
  onSend,
  ...texts
}: AskActionProps) {
  const failureText = useFailureText();
  const [open, setOpen] = useState(false);
  const send = async (): Promise<void> => {
    if (await onSend()) setOpen(false);
  };
  return (
    <ConfirmDialog
      {...texts}
      open={open}
      onOpenChange={(next) => {
        if (next) action.reset();
        setOpen(next);
      }}
      trigger={
        <Button variant={variant} tone="neutral">
          {label}
        </Button>
      }
      confirmLabel={label}
      busy={action.status === 'running'}
      onConfirm={() => void send()}
    >
      {action.failure && (
        <Callout tone="danger" role="alert">
          {sentenceOf(action.failure, failureText)}
        </Callout>
      )}
    </ConfirmDialog>
  );
}
