import { AlertDialog } from '@base-ui/react/alert-dialog';
import { mdiLockOutline, mdiUndo } from '@mdi/js';
import { useRef, useState, type FormEvent } from 'react';
import { OutcomeMark } from '../../../components/odds/outcome-mark.tsx';
import { Button } from '../../../primitives/button/button.tsx';
import { flag } from '../../../primitives/flag.ts';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { useKit } from '../../../primitives/kit-provider/kit-context.ts';
import type { ArenaRound } from '../arena.types.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import { confirmTexts } from './action-texts.ts';
import { minimumReason } from './correction-step.ts';
import type { ConsoleAction, RoundStepBody } from './declare-steps.ts';
import * as S from './confirm-dialog.styles.ts';

export interface ConfirmStepProps {
  action: ConsoleAction;
  round: ArenaRound;
  /** Name of the arena. */
  place: string;
  onBack: () => void;
  onConfirm: (body: RoundStepBody) => void;
}

/**
 * Confirmation with fight, result and effect. The initial focus is on "Back", so that a second press of Enter
 * is harmless; Escape closes it.
 */
export function ConfirmStep({ action, round, place, onBack, onConfirm }: ConfirmStepProps) {
  const { portalRef } = useKit();
  const format = useArenaFormat();
  const { texts, say } = format;
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  const reasonField = useRef<HTMLInputElement>(null);
  const needsReason = action.step === 'cancel';
  const isTooShort = reason.trim().length < minimumReason;
  const { title, text, rows, note, confirm } = confirmTexts(action, round, format);
  const mark = action.step === 'close' ? undefined : (action.result ?? 'cancelled');

  const send = (event: FormEvent): void => {
    event.preventDefault();
    setIsAsked(true);
    if (needsReason && isTooShort) {
      reasonField.current?.focus();
      return;
    }
    if (needsReason) onConfirm({ reason: reason.trim() });
    else onConfirm(action.result ? { result: action.result } : {});
  };

  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onBack()}>
      <AlertDialog.Portal container={portalRef}>
        <S.Scrim />
        <S.Frame>
          <S.Popup
            className="lobi-DeclareConsole-confirm"
            initialFocus={back}
            data-outcome={mark ?? 'close'}
          >
            <S.Where>
              {say('fight', { number: round.number })} · {place}
            </S.Where>
            <S.Title>
              {mark && <OutcomeMark outcome={mark} size={40} />}
              {title}
            </S.Title>
            <S.Text>{text}</S.Text>
            <form onSubmit={send} noValidate>
              <S.Rows>
                {rows.map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </S.Rows>
              {needsReason && (
                <S.Reason>
                  {texts.reasonLabel}
                  <input
                    ref={reasonField}
                    value={reason}
                    maxLength={200}
                    autoComplete="off"
                    placeholder={texts.reasonPlaceholder}
                    aria-invalid={isAsked && isTooShort}
                    onChange={(event) => setReason(event.target.value)}
                  />
                  <small data-error={flag(isAsked && isTooShort)}>
                    {isAsked && isTooShort ? texts.reasonTooShort : texts.reasonHint}
                  </small>
                </S.Reason>
              )}
              <S.Note>
                <Icon path={action.step === 'declare' ? mdiUndo : mdiLockOutline} />
                {note}
              </S.Note>
              <S.Buttons>
                <Button ref={back} variant="outline" size="lg" onClick={onBack}>
                  {texts.confirmBack}
                </Button>
                <S.Confirm type="submit">{confirm}</S.Confirm>
              </S.Buttons>
            </form>
          </S.Popup>
        </S.Frame>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
