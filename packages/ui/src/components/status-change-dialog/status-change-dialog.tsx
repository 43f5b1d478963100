import { useId, type ReactElement } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Callout } from '../callout/callout.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import type { PublicReasonItems } from '../public-reason-fields/index.ts';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { statusLooks, statusLabel, type StatusOf } from '../status-badge/statuses.ts';
import type { ActivationCheck, StatusChange } from './status-change.types.ts';
import { StatusFields } from './status-fields.tsx';
import { useStatusChange } from './use-status-change.ts';
import * as S from './status-change-dialog.styles.ts';

export interface StatusChangeDialogProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: DialogProps['onOpenChange'];
  /** Button that opens it; the focus returns to it. */
  trigger?: ReactElement | undefined;
  username: string;
  /** Current status of the user. */
  from: StatusOf<'user'>;
  /** Statuses that the user may set, from the platform. Empty shows that no change is possible. */
  allowedTo: readonly StatusOf<'user'>[];
  /** Reason why no change is possible, as a sentence, e.g. the end of a self-exclusion. */
  lockedReason?: string | undefined;
  /**
   * First day on which a restriction may end automatically, `YYYY-MM-DD`; without it the field is
   * hidden.
   */
  firstEnd?: string | undefined;
  /** Checkbox that an activation requires; none by default. */
  activationCheck?: ActivationCheck | undefined;
  /** Reasons for the user, by status, the most general one last; it is the default. */
  reasonsFor?: ((to: StatusOf<'user'>) => PublicReasonItems) | undefined;
  /** Whether lifting a block requires a second approval, which the dialog mentions; default false. */
  secondPerson?: boolean | undefined;
  /** Whether the user is a player, whose status affects bets and payments; default true. */
  plays?: boolean | undefined;
  /** Called with the change; the dialog stays open until its owner closes it. */
  onChange: (change: StatusChange) => void;
  /** Whether the change is being sent; the dialog cannot be closed then. */
  busy?: boolean | undefined;
  /** Error text if the change failed, as a sentence. */
  error?: string | undefined;
  className?: string | undefined;
}

/**
 * Changes the status of a user. Every status shows its consequences, and a reason is required.
 * @example <StatusChangeDialog username="siti" from="activated" allowedTo={['restricted']}
 *   onChange={save} />
 */
export function StatusChangeDialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  username,
  from,
  allowedTo,
  lockedReason,
  firstEnd,
  activationCheck,
  reasonsFor,
  secondPerson = false,
  plays = true,
  onChange,
  busy = false,
  error,
  className,
}: StatusChangeDialogProps) {
  const messages = useMessages();
  const { office } = messages;
  const form = useId();
  const entered = useStatusChange({ allowedTo, firstEnd, activationCheck, reasonsFor });
  const { to } = entered;
  const locked = allowedTo.length === 0;
  return (
    <Dialog
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next, details) => {
        if (busy) {
          details.cancel();
          return;
        }
        if (!next) entered.reset();
        onOpenChange?.(next, details);
      }}
      trigger={trigger}
      className={slotClass('StatusChangeDialog', 'root', className)}
      title={fill(office.statusTitle, { name: username })}
      actions={
        locked ? undefined : (
          <Button
            type="submit"
            form={form}
            fullWidth
            tone={to === 'blocked' ? 'danger' : 'accent'}
            loading={busy}
          >
            {to === null
              ? office.statusPick
              : fill(office.statusSubmit, { status: statusLabel(statusLooks.user[to], messages) })}
          </Button>
        )
      }
    >
      <S.From>
        {office.statusFrom} <StatusBadge kind="user" value={from} />
      </S.From>
      {locked ? (
        <Callout tone="info">{lockedReason ?? office.statusNone}</Callout>
      ) : (
        <StatusFields
          id={form}
          entered={entered}
          from={from}
          allowedTo={allowedTo}
          firstEnd={firstEnd}
          secondPerson={secondPerson}
          plays={plays}
          busy={busy}
          error={error}
          onChange={onChange}
        />
      )}
    </Dialog>
  );
}
