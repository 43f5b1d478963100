import { numberFormat } from '@lobi/formats';
import { fill } from '../../../messages/fill.ts';
import type { PlayFormat } from '../../play-frame/use-play-format.ts';
import type { FishingResult, FishingTarget } from '../fishing.types.ts';

/** Names of targets by their key; the key itself where there is no word. */
export function targetName({ messages }: PlayFormat, target: string): string {
  const { fishing } = messages;
  return target in fishing ? fishing[target as keyof typeof fishing] : target;
}

/** Least and most that a target brings, in basis points. */
export const prizeRange = ({ prizes }: FishingTarget): readonly [least: number, most: number] => {
  const multiples = prizes.map(({ multipleBp }) => multipleBp);
  return [Math.min(...multiples), Math.max(...multiples)];
};

const times = (basisPoints: number, format: PlayFormat): string =>
  format.number(basisPoints / 10_000);

/** Returns the payout of a target as text: "8×", or "10–100×". */
export function paysText(target: FishingTarget, format: PlayFormat): string {
  const [least, most] = prizeRange(target);
  return least === most
    ? `${times(most, format)}×`
    : `${times(least, format)}–${times(most, format)}×`;
}

/** A chance from 0 to 1 as a share, with as many digits as it needs. */
export const chanceText = (chance: number, { locale }: PlayFormat): string =>
  numberFormat(locale, { style: 'percent', maximumSignificantDigits: 3 }).format(chance);

/** Outcome of a cast, in one sentence. */
export function resultText(
  { caught, target, multipleBp }: FishingResult,
  format: PlayFormat,
): string {
  const { fishing } = format.messages;
  const name = targetName(format, target);
  return caught
    ? fill(fishing.caught, { name, multiple: `${times(multipleBp, format)}×` })
    : fill(fishing.missed, { name });
}
