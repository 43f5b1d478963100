import { useId, useRef, useState, type ReactElement } from 'react';
import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Callout } from '../callout/callout.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { statusLooks, statusWord, type StatusOf } from '../status-badge/statuses.ts';
import {
  chosenReason,
  PublicReasonFields,
  toChoice,
  type PublicReasonItems,
} from '../public-reason-fields/index.ts';
import { TextArea } from '../text-area/text-area.tsx';
import * as S from './status-change-dialog.styles.ts';

/** What is asked for. */
export interface StatusChange {
  readonly to: StatusOf<'user'>;
  /** Why, for staff alone. Never empty. */
  readonly reason: string;
  /** Why, for the user: one of `reasonsFor` the status; left out where there are none. */
  readonly publicReason?: string;
  /** What the user reads beside it. */
  readonly remark?: string;
  /** Day on which a restriction ends by itself, `YYYY-MM-DD`; without it staff lifts it. */
  readonly until?: string;
  /** What `activationCheck` asks for was ticked. */
  readonly checked?: true;
}

/** What must have been checked before a user is activated. */
export interface ActivationCheck {
  /** A sentence to tick. */
  readonly label: string;
  /** What to do when it was not. */
  readonly missing: string;
}

export interface StatusChangeDialogProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: DialogProps['onOpenChange'];
  /** Button that opens it; it gets the focus back. */
  trigger?: ReactElement | undefined;
  username: string;
  /** Status of the user now. */
  from: StatusOf<'user'>;
  /** What the reader may change it to; the platform decides. Empty says that nothing can be done. */
  allowedTo: readonly StatusOf<'user'>[];
  /** Why nothing can be changed, as a sentence, e.g. until when a self-exclusion lasts. */
  lockedReason?: string | undefined;
  /** First day on which a restriction may end by itself, `YYYY-MM-DD`; without it no day is asked for. */
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

type Means = Readonly<Record<StatusOf<'user'>, keyof KitMessages['office']>>;

/** What each status means for those who play. @source ours */
const meansForPlayers: Means = {
  activated: 'statusMeansActivated',
  pending: 'statusMeansPending',
  restricted: 'statusMeansRestricted',
  blocked: 'statusMeansBlocked',
};

/** What it means for those who work here. @source ours */
const meansForStaff: Means = {
  ...meansForPlayers,
  activated: 'statusMeansActivatedStaff',
  pending: 'statusMeansPendingStaff',
};

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
  const field = useRef<HTMLTextAreaElement>(null);
  const [chosen, setChosen] = useState<StatusOf<'user'> | null>(null);
  const [reason, setReason] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const [remark, setRemark] = useState('');
  const [end, setEnd] = useState('');
  const [ticked, setTicked] = useState(false);
  const [checked, setChecked] = useState(false);
  const to = chosen !== null && allowedTo.includes(chosen) ? chosen : null;
  const word = (status: StatusOf<'user'>): string => statusWord(statusLooks.user[status], messages);
  const locked = allowedTo.length === 0;
  const text = reason.trim();
  const reasons = to === null ? [] : (reasonsFor?.(to) ?? []);
  const publicReason = chosenReason(reasons, picked);
  const takesEnd = to === 'restricted' && firstEnd !== undefined;
  const takesCheck = to === 'activated' && activationCheck !== undefined;
  const isEndSound = !takesEnd || end === '' || end >= firstEnd;
  return (
    <Dialog
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next, details) => {
        if (busy) {
          details.cancel();
          return;
        }
        if (!next) {
          setChosen(null);
          setReason('');
          setPicked(null);
          setRemark('');
          setEnd('');
          setTicked(false);
          setChecked(false);
        }
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
            {to === null ? office.statusPick : fill(office.statusSubmit, { status: word(to) })}
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
        <S.Form
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (busy) return;
            setChecked(true);
            const focus = (role: string) =>
              event.currentTarget.querySelector<HTMLElement>(`[role="${role}"]`)?.focus();
            if (to === null) focus('radio');
            else if (takesCheck && !ticked) focus('checkbox');
            else if (text === '') field.current?.focus();
            else if (isEndSound) {
              onChange({
                to,
                reason: text,
                ...(publicReason !== undefined && toChoice(publicReason, remark)),
                ...(takesEnd && end !== '' && { until: end }),
                ...(takesCheck && { checked: true }),
              });
            }
          }}
        >
          <RadioGroup
            label={office.statusTo}
            required
            disabled={busy}
            value={to}
            error={checked && to === null ? office.statusPickMissing : undefined}
            onValueChange={(value) =>
              setChosen(allowedTo.find((status) => status === value) ?? null)
            }
            items={allowedTo.map((value) => ({
              value,
              label: word(value),
              detail: office[(plays ? meansForPlayers : meansForStaff)[value]],
            }))}
          />
          {secondPerson && from === 'blocked' && to === 'activated' && (
            <Callout tone="info">{office.statusSecond}</Callout>
          )}
          {takesCheck && (
            <Checkbox
              label={activationCheck.label}
              required
              disabled={busy}
              checked={ticked}
              error={checked && !ticked ? activationCheck.missing : undefined}
              onCheckedChange={setTicked}
            />
          )}
          {takesEnd && (
            <DateField
              label={office.statusEnd}
              hint={office.statusEndHint}
              min={firstEnd}
              disabled={busy}
              value={end}
              onValueChange={setEnd}
            />
          )}
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
            label={office.statusNote}
            hint={office.statusNoteHint}
            required
            rows={2}
            maxLength={200}
            disabled={busy}
            inputRef={field}
            value={reason}
            error={checked && text === '' ? office.statusNoteMissing : undefined}
            onValueChange={setReason}
          />
          {error !== undefined && (
            <Callout tone="danger" role="alert">
              {error}
            </Callout>
          )}
        </S.Form>
      )}
    </Dialog>
  );
}
