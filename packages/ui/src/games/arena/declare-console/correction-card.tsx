import { useRef, useState, type FormEvent } from 'react';
import { Callout } from '../../../components/callout/callout.tsx';
import {
  chosenReason,
  PublicReasonFields,
  toChoice,
  type PublicReasonChoice,
  type PublicReasonItems,
} from '../../../components/public-reason-fields/index.ts';
import { RadioCards } from '../../../components/radio-cards/radio-cards.tsx';
import { TextField } from '../../../components/text-field/text-field.tsx';
import { Button } from '../../../primitives/button/button.tsx';
import type { ArenaCorrection, ArenaRound } from '../arena.types.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import { correctedResults, correctionStep, minimumReason } from './correction-step.ts';
import { Card, CardBody, CardHead } from './console-card.styles.ts';
import * as S from './correction-card.styles.ts';

/** Actions of the operator on a wrongly declared result. */
export interface CorrectionActions {
  /** Public reasons of a correction, the most general one last. */
  readonly reasons: PublicReasonItems;
  /** Whether this user may approve another user's request. */
  readonly canDecide: boolean;
  readonly onRequest: (
    round: ArenaRound,
    body: {
      readonly result: ArenaCorrection['to'];
      /** Private note. */
      readonly reason: string;
    } & PublicReasonChoice,
  ) => void;
  readonly onDecide: (round: ArenaRound, approve: boolean) => void;
  /** Whether a request or decision is being sent. */
  readonly isBusy?: boolean | undefined;
  /** Error text if the last request was rejected, in the user's language. */
  readonly error?: string | undefined;
}

/** The last settled fight: its result can be corrected once, with two-person approval. */
export function CorrectionCard({
  round,
  actions,
}: {
  round: ArenaRound;
  actions: CorrectionActions;
}) {
  const { texts, say, outcome } = useArenaFormat();
  const step = correctionStep(round);
  if (step === 'none' || round.result === null) return null;
  const { correction } = round;
  return (
    <Card aria-label={texts.correction} className="lobi-DeclareConsole-correction">
      <CardHead>
        <div>
          <h2>{texts.correction}</h2>
          <p>{say('correctionOf', { number: round.number, result: outcome(round.result) })}</p>
        </div>
      </CardHead>
      <CardBody>
        {actions.error !== undefined && <Callout tone="danger">{actions.error}</Callout>}
        {correction && (
          <Callout tone={step === 'waiting' ? 'warning' : 'info'}>
            {say(correctionTexts[correction.status], {
              from: outcome(correction.from),
              to: outcome(correction.to),
              reason: sayMessage(correction.message, actions.reasons),
            })}
            {correction.reason !== null && (
              <p>{say('correctionPrivate', { note: correction.reason })}</p>
            )}
          </Callout>
        )}
        {step === 'waiting' && actions.canDecide && (
          <S.Buttons>
            <Button
              variant="outline"
              disabled={actions.isBusy}
              onClick={() => actions.onDecide(round, false)}
            >
              {texts.correctionRefuse}
            </Button>
            <Button loading={actions.isBusy} onClick={() => actions.onDecide(round, true)}>
              {texts.correctionApprove}
            </Button>
          </S.Buttons>
        )}
        {step === 'ask' && <CorrectionForm round={round} actions={actions} />}
      </CardBody>
    </Card>
  );
}

/** Returns the public message about a correction. */
const sayMessage = (
  { reason, remark }: ArenaCorrection['message'],
  reasons: PublicReasonItems,
): string =>
  [reasons.find(({ value }) => value === reason)?.label, remark].filter(Boolean).join(' ');

const correctionTexts = {
  requested: 'correctionRequested',
  refused: 'correctionRefused',
  running: 'correctionRunning',
  done: 'correctionDone',
} as const satisfies Record<ArenaCorrection['status'], string>;

function CorrectionForm({ round, actions }: { round: ArenaRound; actions: CorrectionActions }) {
  const { texts, say, outcome } = useArenaFormat();
  const [isOpen, setIsOpen] = useState(false);
  const [result, setResult] = useState<ArenaCorrection['to'] | null>(null);
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const [remark, setRemark] = useState('');
  const publicReason = chosenReason(actions.reasons, picked) ?? '';
  const reasonField = useRef<HTMLInputElement>(null);
  const isTooShort = reason.trim().length < minimumReason;

  const send = (event: FormEvent): void => {
    event.preventDefault();
    setIsAsked(true);
    if (isTooShort) reasonField.current?.focus();
    if (result === null || isTooShort) return;
    actions.onRequest(round, { result, reason: reason.trim(), ...toChoice(publicReason, remark) });
  };

  if (!isOpen) {
    return (
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {texts.correctionAsk}
      </Button>
    );
  }
  return (
    <S.CorrectionForm onSubmit={send} noValidate>
      <RadioCards
        name="result"
        label={texts.correctionResult}
        required
        minCard={120}
        items={correctedResults
          .filter((value) => value !== round.result)
          .map((value) => ({ value, title: outcome(value) }))}
        value={result}
        onValueChange={(value) => setResult(value as ArenaCorrection['to'])}
        error={isAsked && result === null ? texts.correctionPick : undefined}
      />
      <PublicReasonFields
        reasons={actions.reasons}
        reason={publicReason}
        onReasonChange={setPicked}
        remark={remark}
        onRemarkChange={setRemark}
        labels={{
          reason: texts.correctionPublic,
          reasonHint: texts.correctionPublicHint,
          remark: texts.correctionRemark,
          remarkHint: texts.correctionRemarkHint,
        }}
      />
      <TextField
        name="reason"
        label={texts.correctionReason}
        hint={texts.reasonHint}
        required
        maxLength={200}
        autoComplete="off"
        ref={reasonField}
        value={reason}
        onValueChange={setReason}
        error={isAsked && isTooShort ? texts.reasonTooShort : undefined}
      />
      <S.Buttons>
        <Button variant="ghost" onClick={() => setIsOpen(false)}>
          {texts.confirmBack}
        </Button>
        <Button type="submit" loading={actions.isBusy}>
          {say('correctionSend', { result: result === null ? '…' : outcome(result) })}
        </Button>
      </S.Buttons>
      <p>{texts.correctionNote}</p>
    </S.CorrectionForm>
  );
}
