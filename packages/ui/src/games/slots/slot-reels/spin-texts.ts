import { formatMoneyText, scaleAmount } from '@lobi/formats';
import { fill } from '../../../messages/fill.ts';
import type { KitMessages } from '../../../messages/kit-messages.ts';
import { rowsAt } from '../slot-window.ts';
import type { SlotSkin } from '../skins/slot-skin.ts';
import type { SlotMachineData, SlotResult } from '../slots.types.ts';

/** Data for texts about a machine. */
export interface SpinSpeech {
  readonly texts: KitMessages['slots'];
  readonly locale: string;
  readonly machine: SlotMachineData;
  readonly skin: SlotSkin;
}

/** Name of a symbol; its key if the skin does not have it. */
export const symbolName = ({ skin, texts }: SpinSpeech, symbol: string): string =>
  skin.symbols[symbol]?.name(texts) ?? symbol;

/** Describes the window as text, row by row. */
export const windowText = (speech: SpinSpeech, stops: readonly number[]): string =>
  rowsAt(speech.machine, stops)
    .map((row, index) =>
      fill(speech.texts.row, {
        row: index + 1,
        symbols: row.map((symbol) => symbolName(speech, symbol)).join(', '),
      }),
    )
    .join(' ');

/**
 * Converts a number of line stakes to money by the stake of this play. For display: the server rounds the sum
 * of all spins once.
 */
export const moneyOf = (
  { locale, machine }: SpinSpeech,
  result: SlotResult,
  units: number,
): string => {
  const amount = scaleAmount(result.stake, units, machine.lines.length, result.currency);
  return formatMoneyText(amount, result.currency, { locale }) ?? amount;
};

/** Returns a text for each winning line of a spin, for its scatters, and for the multiplier of free spins. */
export function payTexts(speech: SpinSpeech, result: SlotResult, step: number): string[] {
  const { machine, texts } = speech;
  const spin = result.spins[step];
  if (!spin) return [];
  const times = step === 0 ? 1 : (machine.freeSpins?.times ?? 1);
  const lines = spin.lines.map(({ line, count, symbol, units }) =>
    fill(texts.linePays, {
      line: line + 1,
      count,
      symbol: symbolName(speech, symbol),
      amount: moneyOf(speech, result, units * times),
    }),
  );
  const scatterPay = machine.freeSpins?.pays[spin.scatters];
  if (!machine.freeSpins || scatterPay === undefined) return lines;
  const scatter = fill(texts.scatterPays, {
    count: spin.scatters,
    symbol: symbolName(speech, machine.freeSpins.symbol),
    amount: moneyOf(speech, result, scatterPay * machine.lines.length * times),
  });
  return [...lines, scatter];
}
