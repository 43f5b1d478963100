import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useSecondsLeft } from '../../primitives/ring-timer/use-seconds-left.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { CountdownText } from '../countdown-text/countdown-text.tsx';
import * as D from '../dialog/dialog.styles.ts';
import { Money } from '../money/money.tsx';
import { durationText } from '../session-bar/duration-text.ts';
import * as S from './reality-check.styles.ts';

export interface RealityCheckProps {
  /** Controlled by its owner, which opens it when due and closes it after the response. */
  open: boolean;
  /** Length of the session in seconds, as reported by the server. */
  elapsedSeconds: number;
  /** Decimal text, as are `returned` and `net`. */
  staked: string;
  returned: string;
  /** Returns minus stakes; negative for a loss. */
  net: string;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  /** Minutes until the next reminder, as set by the player; not shown if missing. */
  everyMinutes?: number | undefined;
  /** ISO 8601 text: end of the jurisdiction's mandatory pause, before which play cannot continue. */
  pauseEndsAt?: string | null | undefined;
  /** Clock in ms for the pause; default the browser's. Pass a clock synchronized with the server. */
  now?: (() => number) | undefined;
  onContinue: () => void;
  onBreak: () => void;
  /** Without it and `historyHref` there is no link to the history. */
  onHistory?: (() => void) | undefined;
  historyHref?: string | undefined;
  className?: string | undefined;
}

/**
 * Interrupts play and shows the duration and net result of the session. It requires a response: neither
 * Escape nor a press outside closes it. The initial focus is on the heading, so that a key meant for the game
 * does not respond to it. Bets are held while it is open; its owner must pause games in a frame.
 */
export function RealityCheck({
  open,
  elapsedSeconds,
  staked,
  returned,
  net,
  currency,
  everyMinutes,
  pauseEndsAt = null,
  now,
  onContinue,
  onBreak,
  onHistory,
  historyHref,
  className,
}: RealityCheckProps) {
  const { locale, messages, portalRef } = useKit();
  const texts = messages.safety;
  const title = useRef<HTMLHeadingElement>(null);
  const isPaused = useSecondsLeft(pauseEndsAt === null ? 0 : Date.parse(pauseEndsAt), now) > 0;
  const figures = [
    [texts.staked, staked],
    [texts.returned, returned],
    [texts.net, net],
  ] as const;
  return (
    <AlertDialog.Root open={open} onOpenChange={(_, details) => details.cancel()}>
      <AlertDialog.Portal container={portalRef}>
        <D.Backdrop className="lobi-RealityCheck-backdrop" />
        <D.Viewport>
          <D.Popup
            className={slotClass('RealityCheck', 'root', className)}
            data-size="sm"
            initialFocus={title}
          >
            <D.Title ref={title} tabIndex={-1} className="lobi-RealityCheck-title">
              {texts.realityTitle}
            </D.Title>
            <D.Description>
              {fill(texts.realityText, { time: durationText(elapsedSeconds, locale) })}
            </D.Description>
            <S.Figures className="lobi-RealityCheck-figures">
              {figures.map(([label, amount]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Money value={amount} currency={currency} />
                  </dd>
                </div>
              ))}
              {isPaused && pauseEndsAt !== null && (
                <div>
                  <dt>{texts.realityPause}</dt>
                  <dd>
                    <CountdownText endsAt={pauseEndsAt} now={now} />
                  </dd>
                </div>
              )}
            </S.Figures>
            <S.Note>
              {texts.realityHeld}
              {everyMinutes !== undefined &&
                ` ${fill(texts.realityNext, { time: durationText(everyMinutes * 60, locale) })}`}
            </S.Note>
            <S.Answers>
              <Button variant="outline" fullWidth disabled={isPaused} onClick={onContinue}>
                {texts.keepPlaying}
              </Button>
              <Button variant="outline" fullWidth onClick={onBreak}>
                {texts.takeBreak}
              </Button>
              {(onHistory !== undefined || historyHref !== undefined) && (
                <Button
                  variant="ghost"
                  fullWidth
                  onClick={onHistory}
                  render={historyHref === undefined ? undefined : <KitLink href={historyHref} />}
                >
                  {texts.seeHistory}
                </Button>
              )}
            </S.Answers>
          </D.Popup>
        </D.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
