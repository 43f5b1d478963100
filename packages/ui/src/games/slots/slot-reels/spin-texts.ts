import { formatMoneyText, scaleAmount } from '@lobi/formats';
import { fillCount } from '../../../messages/fill-count.ts';
import { fill } from '../../../messages/fill.ts';
import type { KitMessages } from '../../../messages/kit-messages.ts';
import type { SlotSkin } from '../skins/slot-skin.ts';
import type { SlotMachineData, SlotResult, SlotSpinData, SlotWonLine } from '../slots.types.ts';
import type { FrameStatus } from '../spin-frames.ts';

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

/** Describes a window as text, row by row; empty cells are dashes. */
export const windowText = (speech: SpinSpeech, rows: readonly (readonly string[])[]): string =>
  rows
    .map((row, index) =>
      fill(speech.texts.row, {
        row: index + 1,
        symbols: row.map((symbol) => symbolName(speech, symbol) || '–').join(', '),
      }),
    )
    .join(' ');

type StatusOf<Kind> = Extract<FrameStatus, { readonly kind: Kind }>;

const statuses: {
  readonly [Kind in FrameStatus['kind']]: (speech: SpinSpeech, status: StatusOf<Kind>) => string;
} = {
  expand: (speech, { reels }) =>
    fillCount(speech.texts.expandNow, reels.length, speech.locale, {
      symbol: symbolName(speech, speech.machine.wild.symbol),
      reels: reels.map((reel) => reel + 1).join(', '),
    }),
  tumble: ({ texts }, { number }) => fill(texts.tumbleNow, { number }),
  trail: ({ texts }, { times }) => fill(texts.trailNow, { times }),
  hold: ({ texts, locale }, { coins, left }) =>
    [
      fillCount(texts.coinsHeld, coins, locale),
      ...(left > 0 ? [fillCount(texts.respinsLeft, left, locale)] : []),
    ].join(' · '),
};

/** Describes what the feature does in a moment of a spin. */
export const statusText = (
  speech: SpinSpeech,
  status: FrameStatus | undefined,
): string | undefined =>
  status && (statuses[status.kind] as (of: SpinSpeech, it: FrameStatus) => string)(speech, status);

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

/** All winning lines of a spin, those after falls included. */
export const paidLines = ({ lines, feature }: SlotSpinData): readonly SlotWonLine[] =>
  feature?.kind === 'tumble' ? [...lines, ...feature.falls.flatMap((fall) => fall.lines)] : lines;

/** Multiplier of everything that a spin pays: that of free spins, 1 for the first spin. */
const freeTimesOf = ({ machine }: SpinSpeech, step: number): number =>
  step === 0 ? 1 : (machine.freeSpins?.times ?? 1);

/** Multiplier of a spin's lines: of free spins, and of a trail. */
export function timesOf(speech: SpinSpeech, result: SlotResult, step: number): number {
  const feature = result.spins[step]?.feature;
  return freeTimesOf(speech, step) * (feature?.kind === 'trail' ? feature.times : 1);
}

/** Returns a text for each payout of a spin: lines, scatters, and held coins, all multiplied. */
export function payTexts(speech: SpinSpeech, result: SlotResult, step: number): string[] {
  const { machine, texts, locale } = speech;
  const spin = result.spins[step];
  if (!spin) return [];
  const times = timesOf(speech, result, step);
  const lines = paidLines(spin).map(({ line, count, symbol, units }) =>
    fill(texts.linePays, {
      line: line + 1,
      count,
      symbol: symbolName(speech, symbol),
      amount: moneyOf(speech, result, units * times),
    }),
  );
  const scatterPay = machine.freeSpins?.pays[spin.scatters];
  const free = freeTimesOf(speech, step);
  const scatters =
    machine.freeSpins && scatterPay !== undefined
      ? [
          fill(texts.scatterPays, {
            count: spin.scatters,
            symbol: symbolName(speech, machine.freeSpins.symbol),
            amount: moneyOf(speech, result, scatterPay * machine.lines.length * free),
          }),
        ]
      : [];
  const { feature } = spin;
  const held =
    feature?.kind === 'hold'
      ? [
          fillCount(texts.coinsPay, feature.coins.length + feature.respins.flat().length, locale, {
            amount: moneyOf(speech, result, feature.units * free),
          }),
        ]
      : [];
  return [...lines, ...scatters, ...held];
}
