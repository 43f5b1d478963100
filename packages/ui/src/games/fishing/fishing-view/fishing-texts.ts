import { numberFormat } from '@lobi/formats';
import { fill } from '../../../messages/fill.ts';
import type { PlayFormat } from '../../play-frame/use-play-format.ts';
import type { FishingTarget, OtherShot } from '../fishing.types.ts';

/** Names of targets by key; the key itself without a message. */
export function targetName({ messages }: PlayFormat, target: string): string {
  const { fishing } = messages;
  return target in fishing ? fishing[target as keyof typeof fishing] : target;
}

/** Minimum and maximum payout of a target, in basis points. */
export const prizeRange = ({
  prizes,
}: FishingTarget): readonly [minimum: number, maximum: number] => {
  const multiples = prizes.map(({ multipleBp }) => multipleBp);
  return [Math.min(...multiples), Math.max(...multiples)];
};

/** Key of the target with the largest prize; `undefined` without targets. */
export const bossOf = (targets: readonly FishingTarget[]): string | undefined =>
  targets.toSorted((a, b) => prizeRange(b)[1] - prizeRange(a)[1])[0]?.name;

const times = (basisPoints: number, format: PlayFormat): string =>
  format.number(basisPoints / 10_000);

/** Returns the payout of a target as text: "8×", or "10–100×". */
export function paysText(target: FishingTarget, format: PlayFormat): string {
  const [minimum, maximum] = prizeRange(target);
  return minimum === maximum
    ? `${times(maximum, format)}×`
    : `${times(minimum, format)}–${times(maximum, format)}×`;
}

/** A chance from 0 to 1 as a percentage, with as many digits as needed. */
export const chanceText = (chance: number, { locale }: PlayFormat): string =>
  numberFormat(locale, { style: 'percent', maximumSignificantDigits: 3 }).format(chance);

/** Returns the outcome of a shot, as a sentence. */
export function shotText(
  { target, multipleBp }: Pick<OtherShot, 'target' | 'multipleBp'>,
  format: PlayFormat,
): string {
  const { fishing } = format.messages;
  const name = targetName(format, target);
  return multipleBp > 0
    ? fill(fishing.caught, { name, multiple: `${times(multipleBp, format)}×` })
    : fill(fishing.missed, { name });
}

/** Name, payout and chance of a target, e.g. for a screen reader: "Snapper, 8×, chance 12%". */
export const targetText = (target: FishingTarget, format: PlayFormat): string =>
  fill(format.messages.fishing.target, {
    name: targetName(format, target.name),
    pays: paysText(target, format),
    chance: chanceText(target.chance, format),
  });
