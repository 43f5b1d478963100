import type { ReactElement } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Callout } from '../callout/callout.tsx';
import { DateTime } from '../date-time/date-time.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import { ReadOnlyField } from '../read-only-field/read-only-field.tsx';

/** A created password link. */
export interface CreatedPasswordLink {
  /** Full address. */
  readonly url: string;
  /** Expiry, ISO 8601. */
  readonly expiresAt: string;
}

export interface PasswordLinkDialogProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: DialogProps['onOpenChange'];
  /** Button that opens it; the focus returns to it. */
  trigger?: ReactElement | undefined;
  /** Username of the user whose password is set. */
  username: string;
  /** The created link. It is not shown again after closing. */
  link?: CreatedPasswordLink | undefined;
  onMake: () => void;
  /** Whether the link is being created; the dialog cannot be closed then. */
  busy?: boolean | undefined;
  /** Error text if creating failed, as a sentence. */
  error?: string | undefined;
  className?: string | undefined;
}

/**
 * Creates a link by which a user sets a new password, and shows it once to the member of staff, who passes it
 * on. Only the owner chooses the password.
 * @example <PasswordLinkDialog username="siti" onMake={make} link={link} />
 */
export function PasswordLinkDialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  username,
  link,
  onMake,
  busy = false,
  error,
  className,
}: PasswordLinkDialogProps) {
  const { office } = useMessages();
  return (
    <Dialog
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next, details) => {
        if (busy) details.cancel();
        else onOpenChange?.(next, details);
      }}
      trigger={trigger}
      className={slotClass('PasswordLinkDialog', 'root', className)}
      title={fill(office.passwordLinkTitle, { name: username })}
      actions={
        link ? undefined : (
          <Button fullWidth loading={busy} onClick={onMake}>
            {office.passwordLinkMake}
          </Button>
        )
      }
    >
      {link ? (
        <Stack gap={4}>
          <Callout tone="warning" role="status">
            {fill(office.passwordLinkHand, { name: username })}
          </Callout>
          <ReadOnlyField
            label={office.passwordLinkLabel}
            value={<bdi dir="ltr">{link.url}</bdi>}
            copyText={link.url}
          />
          <ReadOnlyField
            label={office.passwordLinkUntil}
            value={<DateTime at={link.expiresAt} />}
          />
        </Stack>
      ) : (
        <Stack gap={4}>
          <p>{fill(office.passwordLinkBody, { name: username })}</p>
          {error !== undefined && (
            <Callout tone="danger" role="alert">
              {error}
            </Callout>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
