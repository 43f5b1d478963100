import { fill } from '../../../messages/fill.ts';
import { fillCount } from '../../../messages/fill-count.ts';
import type { SlotResult, SlotSpinData } from '../slots.types.ts';
import type { SpinFrame } from '../spin-frames.ts';
import {
  moneyOf,
  paidLines,
  payTexts,
  statusText,
  timesOf,
  type SpinSpeech,
} from './spin-texts.ts';
import type { SpinShow } from './use-spin-show.ts';

export interface PlaqueTextProps {
  speech: SpinSpeech;
  result: SlotResult | null;
  show: SpinShow;
  /** Shown moment of the spin; `undefined` while the reels turn. */
  frame: SpinFrame | undefined;
  /** Whether it is the last one of its spin. */
  isLast: boolean;
}

/** One line below the window: the current spin, its payout, and the remaining free spins. */
export function PlaqueText({ speech, result, show, frame, isLast }: PlaqueTextProps) {
  const { texts, machine, locale } = speech;
  const free = (result?.spins.length ?? 1) - 1;
  const spin = show.isTurning ? undefined : result?.spins[show.step];
  const freeSpin =
    result && free > 0 && show.step > 0
      ? fill(texts.freeSpinNow, { number: show.step, count: free })
      : undefined;
  if (!spin || !result || !frame) {
    const idle = fill(texts.ready, { lines: machine.lines.length });
    return freeSpin ?? (show.isTurning ? texts.turning : idle);
  }
  // The end of the respins gives the number of coins with their payout.
  const isPaidOut = isLast && frame.status?.kind === 'hold';
  const status = isPaidOut ? undefined : statusText(speech, frame.status);
  const paid = isLast
    ? paidText(speech, result, show.step, spin)
    : framePaidText(speech, result, show.step, frame);
  return (
    <>
      {freeSpin !== undefined && <span>{freeSpin}</span>}
      {status !== undefined && <span>{status}</span>}
      {paid !== undefined && <span>{paid}</span>}
      {paid === undefined && status === undefined && <span>{texts.turning}</span>}
      {show.step === 0 && free > 0 && isLast && (
        <b>
          {fillCount(texts.freeSpinsWon, free, locale, { times: machine.freeSpins?.times ?? 1 })}
        </b>
      )}
    </>
  );
}

/** What a finished spin paid: its payouts without lines, or the number of its lines and their sum. */
function paidText(
  speech: SpinSpeech,
  result: SlotResult,
  step: number,
  spin: SlotSpinData,
): string {
  const { texts, locale } = speech;
  const pays = payTexts(speech, result, step);
  const lines = paidLines(spin).length;
  if (pays.length < 2 || lines === 0) return pays.join(' · ') || texts.nothing;
  const { feature } = spin;
  const coins = feature?.kind === 'hold' ? [pays.at(-1) ?? ''] : [];
  const coinUnits = feature?.kind === 'hold' ? feature.units * timesOf(speech, result, step) : 0;
  const amount = moneyOf(speech, result, spin.units - coinUnits);
  return [fillCount(texts.linesPay, lines, locale, { amount }), ...coins].join(' · ');
}

/** What the lines of one moment pay while the spin continues. */
function framePaidText(
  speech: SpinSpeech,
  result: SlotResult,
  step: number,
  { lines }: SpinFrame,
): string | undefined {
  if (lines.length === 0) return undefined;
  const units = lines.reduce((sum, line) => sum + line.units, 0) * timesOf(speech, result, step);
  return fillCount(speech.texts.linesPay, lines.length, speech.locale, {
    amount: moneyOf(speech, result, units),
  });
}
