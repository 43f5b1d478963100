import { useState, type ReactElement } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Callout } from '../callout/callout.tsx';
import { formatDateTime } from '../date-time/format-date-time.ts';
import { useNow } from '../date-time/use-now.ts';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import { DurationChoice } from '../duration-choice/duration-choice.tsx';
import { timeOutEnd, timeOutLengths, type TimeOutLength } from './time-out-end.ts';
import * as S from './time-out-dialog.styles.ts';

export interface TimeOutDialogProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: DialogProps['onOpenChange'];
  /** Button that opens it; the focus returns to it. */
  trigger?: ReactElement | undefined;
  /** Durations to offer; default 24 hours, 1 week, 1 month, 6 weeks. */
  lengths?: readonly TimeOutLength[] | undefined;
  /** Starts the time-out; the dialog stays open until its owner closes it. */
  onStart: (length: TimeOutLength) => void;
  /** Whether the time-out is being started. */
  busy?: boolean | undefined;
  /** Error text if starting failed, as a sentence. */
  error?: string | undefined;
  /** Fixed current time in ms, for snapshots and tests; default the real time. */
  now?: number | undefined;
  className?: string | undefined;
}

const lengthTexts = { '24h': 'out24h', '1w': 'out1w', '1m': 'out1m', '6w': 'out6w' } as const;

/**
 * Starts a time-out. Shows what remains possible and that it cannot be shortened; the button names the
 * duration, and nothing is preselected.
 */
export function TimeOutDialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  lengths = timeOutLengths,
  onStart,
  busy = false,
  error,
  now,
  className,
}: TimeOutDialogProps) {
  const { locale, timeZone, messages } = useKit();
  const texts = messages.safety;
  const present = useNow();
  const [length, setLength] = useState<TimeOutLength | null>(null);
  const end = length && formatDateTime(timeOutEnd(length, now ?? present), { locale, timeZone });
  return (
    <Dialog
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next, details) => {
        if (busy) {
          details.cancel();
          return;
        }
        if (!next) setLength(null);
        onOpenChange?.(next, details);
      }}
      trigger={trigger}
      className={slotClass('TimeOutDialog', 'root', className)}
      title={texts.timeOutTitle}
      description={texts.timeOutText}
      actions={
        <Button
          fullWidth
          loading={busy}
          disabled={length === null}
          onClick={() => length && onStart(length)}
        >
          {length
            ? fill(texts.timeOutStart, { duration: texts[lengthTexts[length]] })
            : texts.timeOutPick}
        </Button>
      }
    >
      <DurationChoice
        label={texts.timeOutLength}
        options={lengths.map((value) => ({ value, label: texts[lengthTexts[value]] }))}
        value={length}
        onValueChange={setLength}
        disabled={busy}
      />
      <S.Note role="status">
        {end ? `${fill(texts.timeOutUntil, { time: end })}. ` : ''}
        {texts.timeOutFinal}
      </S.Note>
      {error !== undefined && (
        <Callout tone="danger" role="alert">
          {error}
        </Callout>
      )}
    </Dialog>
  );
}
