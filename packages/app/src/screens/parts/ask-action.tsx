import type { ApiName } from '@lobi/core/contract';
import type { ActionController } from '@lobi/core/react';
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
  /** Look of the button; default outlined. */
  variant?: ButtonProps['variant'];
  /** Status of the sending. */
  action: Pick<ActionController<ApiName>, 'status' | 'failure' | 'reset'>;
  /** Does it; returns whether it was done. */
  onSend: () => Promise<boolean>;
}

/** A button for something that is done once it has been asked whether it is meant, and says why it was not done. */
export function AskAction({
  label,
  variant = 'outline',
  action,
  onSend,
  ...words
}: AskActionProps) {
  const failureText = useFailureText();
  const [open, setOpen] = useState(false);
  const send = async (): Promise<void> => {
    if (await onSend()) setOpen(false);
  };
  return (
    <ConfirmDialog
      {...words}
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
