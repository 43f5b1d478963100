import { useRef, type FormEvent } from 'react';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Callout } from '../callout/callout.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { PublicReasonFields } from '../public-reason-fields/index.ts';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { statusLooks, statusLabel, type StatusOf } from '../status-badge/statuses.ts';
import { TextArea } from '../text-area/text-area.tsx';
import type { StatusChange } from './status-change.types.ts';
import type { StatusChangeForm } from './use-status-change.ts';
import * as S from './status-change-dialog.styles.ts';

type Means = Readonly<Record<StatusOf<'user'>, keyof KitMessages['office']>>;

/** Meaning of each status for players. @source ours */
const meansForPlayers: Means = {
  activated: 'statusMeansActivated',
  pending: 'statusMeansPending',
  restricted: 'statusMeansRestricted',
  blocked: 'statusMeansBlocked',
};

/** Meaning of each status for staff. @source ours */
const meansForStaff: Means = {
  ...meansForPlayers,
  activated: 'statusMeansActivatedStaff',
  pending: 'statusMeansPendingStaff',
};

export interface StatusFieldsProps {
  /** Id of the form, for the submit button outside it. */
  id: string;
  /** Values of the form. */
  entered: StatusChangeForm;
  /** Current status of the user. */
  from: StatusOf<'user'>;
  allowedTo: readonly StatusOf<'user'>[];
  firstEnd: string | undefined;
  /** Whether lifting a block requires a second approval. */
  secondPerson: boolean;
  /** Whether the user is a player. */
  plays: boolean;
  busy: boolean;
  /** Error text if the change failed, as a sentence. */
  error: string | undefined;
  onChange: (change: StatusChange) => void;
}

/** Options with their consequences and fields, and the reason. */
export function StatusFields(props: StatusFieldsProps) {
  const { id, entered, from, allowedTo, firstEnd, secondPerson, plays, busy, error, onChange } =
    props;
  const { to, check, checked, missing } = entered;
  const messages = useMessages();
  const { office } = messages;
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    entered.setChecked(true);
    const focus = (role: string) =>
      event.currentTarget.querySelector<HTMLElement>(`[role="${role}"]`)?.focus();
    if (missing === 'status') focus('radio');
    else if (missing === 'check') focus('checkbox');
    else if (missing === 'reason') field.current?.focus();
    else if (entered.change) onChange(entered.change);
  };
  return (
    <S.Form id={id} noValidate onSubmit={submit}>
      <RadioGroup
        label={office.statusTo}
        required
        disabled={busy}
        value={to}
        error={checked && to === null ? office.statusPickMissing : undefined}
        onValueChange={entered.setTo}
        items={allowedTo.map((value) => ({
          value,
          label: statusLabel(statusLooks.user[value], messages),
          detail: office[(plays ? meansForPlayers : meansForStaff)[value]],
        }))}
      />
      {secondPerson && from === 'blocked' && to === 'activated' && (
        <Callout tone="info">{office.statusSecond}</Callout>
      )}
      {check && (
        <Checkbox
          label={check.label}
          required
          disabled={busy}
          checked={entered.ticked}
          error={checked && !entered.ticked ? check.missing : undefined}
          onCheckedChange={entered.setTicked}
        />
      )}
      {entered.takesEnd && (
        <DateField
          label={office.statusEnd}
          hint={office.statusEndHint}
          min={firstEnd}
          disabled={busy}
          value={entered.end}
          onValueChange={entered.setEnd}
        />
      )}
      {entered.publicReason !== undefined && (
        <PublicReasonFields
          reasons={entered.reasons}
          reason={entered.publicReason}
          onReasonChange={entered.setPicked}
          remark={entered.remark}
          onRemarkChange={entered.setRemark}
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
        value={entered.reason}
        error={checked && entered.isReasonMissing ? office.statusNoteMissing : undefined}
        onValueChange={entered.setReason}
      />
      {error !== undefined && (
        <Callout tone="danger" role="alert">
          {error}
        </Callout>
      )}
    </S.Form>
  );
}
