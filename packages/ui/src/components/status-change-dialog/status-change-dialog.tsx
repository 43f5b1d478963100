import { useId, type ReactElement } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Callout } from '../callout/callout.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import type { PublicReasonItems } from '../public-reason-fields/index.ts';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { statusLooks, statusWord, type StatusOf } from '../status-badge/statuses.ts';
import type { ActivationCheck, StatusChange } from './status-change.types.ts';
import { StatusFields } from './status-fields.tsx';
import { useStatusChange } from './use-status-change.ts';
import * as S from './status-change-dialog.styles.ts';

export interface StatusChangeDialogProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: DialogProps['onOpenChange'];
  /** Button that opens it; it gets the focus back. */
  trigger?: ReactElement | undefined;
  username: string;
  /** Status of the user now. */
  from: StatusOf<'user'>;
  /** Statuses that the reader may set; the platform decides. Empty says that nothing can be done. */
  allowedTo: readonly StatusOf<'user'>[];
  /** Why nothing can be changed, as a sentence, e.g. until when a self-exclusion lasts. */
  lockedReason?: string | undefined;
  /**
   * First day on which a restriction may end automatically, `YYYY-MM-DD`; without it no day is
   * asked for.
   */
  firstEnd?: string | undefined;
  /** To tick before the user is activated; nothing by default. */
  activationCheck?: ActivationCheck | undefined;
  /** Reasons that the user may be given for a status, the one that says least last; it is the default. */
  reasonsFor?: ((to: StatusOf<'user'>) => PublicReasonItems) | undefined;
  /** Lifting a block waits for a second person, and the dialog says so; default false. */
  secondPerson?: boolean | undefined;
  /** The user is a player, whose status opens or closes bets and payments; default true. */
  plays?: boolean | undefined;
  /** The dialog stays until its owner closes it. */
  onChange: (change: StatusChange) => void;
  /** The change is being sent: both ways out are closed. */
  busy?: boolean | undefined;
  /** Why it could not be changed, as a sentence. */
  error?: string | undefined;
  className?: string | undefined;
}

/**
 * Changes the status of a user. Every choice says what it means for them, and a reason is required.
 * @example <StatusChangeDialog username="siti" from="activated" allowedTo={['restricted']} onChange={save} />
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
              : fill(office.statusSubmit, { status: statusWord(statusLooks.user[to], messages) })}
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
