import { useRef, useState } from 'react';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Chip } from '../../primitives/chip/chip.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { FormField } from '../form-field/form-field.tsx';
import {
  toChoice,
  type PublicReasonItems,
  type RejectionReason,
} from '../public-reason-fields/index.ts';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { DecisionForm } from './decision-form.tsx';
import * as S from './review-panel.styles.ts';

interface RejectFormProps {
  /** Reasons that the user may see. */
  reasons: PublicReasonItems;
  /** Role that rejects: staff and agents, who may add an internal note, or the counterparty of a request. */
  by?: 'reviewer' | 'party' | undefined;
  /** Effect of rejection, as a sentence. */
  effect?: string | undefined;
  busy: boolean;
  onReject: (rejection: RejectionReason) => void;
  onCancel: () => void;
}

/** Returns the labels of the fields, which name who can read them, by the role that rejects. */
const textsFor = ({ office, flows }: KitMessages) => ({
  reviewer: {
    reason: office.statusPublicReason,
    reasonHint: office.statusPublicReasonHint,
    remark: office.statusRemark,
    remarkHint: office.statusRemarkHint,
  },
  party: {
    reason: flows.decisionReason,
    reasonHint: flows.decisionReasonHint,
    remark: flows.decisionRemark,
    remarkHint: flows.decisionRemarkHint,
  },
});

/** Form for the reason of a rejection: one for the user, and an optional note. */
export function RejectForm({
  reasons,
  by = 'reviewer',
  effect,
  busy,
  onReject,
  onCancel,
}: RejectFormProps) {
  const messages = useMessages();
  const { office } = messages;
  const choices = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [remark, setRemark] = useState('');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const texts = textsFor(messages)[by];
  return (
    <DecisionForm
      title={office.reviewRejectTitle}
      effect={effect}
      busy={busy}
      className="lobi-ReviewPanel-reject"
      onCancel={onCancel}
      onSubmit={() => {
        setMissing(picked === null);
        if (picked === null) choices.current?.querySelector('button')?.focus();
        else
          onReject({
            ...toChoice(picked, remark),
            ...(note.trim() !== '' && { note: note.trim() }),
          });
      }}
      submit={{ tone: 'danger', children: office.reviewReject }}
    >
      <FormField
        label={texts.reason}
        hint={texts.reasonHint}
        required
        labelKind="text"
        error={missing ? office.reviewReasonMissing : undefined}
      >
        {({ id, 'aria-describedby': describedBy }) => (
          <S.Templates
            ref={choices}
            role="group"
            aria-labelledby={`${id}-label`}
            aria-describedby={describedBy}
          >
            {reasons.map(({ value, label }) => (
              <Chip
                key={value}
                selected={picked === value}
                disabled={busy}
                onClick={() => {
                  setPicked(value);
                  setMissing(false);
                }}
              >
                {label}
              </Chip>
            ))}
          </S.Templates>
        )}
      </FormField>
      <TextField
        label={texts.remark}
        hint={texts.remarkHint}
        optional
        maxLength={200}
        disabled={busy}
        value={remark}
        onValueChange={setRemark}
      />
      {by === 'reviewer' && (
        <TextArea
          label={office.statusNote}
          hint={office.statusNoteHint}
          optional
          rows={2}
          maxLength={200}
          disabled={busy}
          value={note}
          onValueChange={setNote}
        />
      )}
    </DecisionForm>
  );
}
