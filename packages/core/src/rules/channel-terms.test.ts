import { describe, expect, it } from 'vitest';
import {
  channelDirectionsFor,
  isWithinOpeningHours,
  narrowerBounds,
  type AmountBounds,
} from './channel-terms.ts';

const jakarta = (time: string) => new Date(`2026-11-01T${time}:00+07:00`);

describe('isWithinOpeningHours', () => {
  it.each([
    ['08:00', '22:00', '07:59', false],
    ['08:00', '22:00', '08:00', true],
    ['08:00', '22:00', '21:59', true],
    ['08:00', '22:00', '22:00', false],
    ['22:00', '04:00', '21:59', false],
    ['22:00', '04:00', '22:00', true],
    ['22:00', '04:00', '23:30', true],
    ['22:00', '04:00', '00:00', true],
    ['22:00', '04:00', '04:00', false],
    ['00:00', '00:00', '12:00', true],
    ['09:30', '09:30', '03:00', true],
  ])('isWithinOpeningHours from %s to %s, at %s: %s', (from, to, time, expected) => {
    expect(isWithinOpeningHours({ from, to }, jakarta(time), 'Asia/Jakarta')).toBe(expected);
  });

  it('isWithinOpeningHours is always true without hours', () => {
    expect(isWithinOpeningHours(null, jakarta('03:00'), 'Asia/Jakarta')).toBe(true);
  });
});

describe('channelDirectionsFor', () => {
  it.each(['in', 'out'] as const)(
    'money with direction %s is served by channels of that direction or of both',
    (way) => {
      expect(channelDirectionsFor(way)).toEqual([way, 'both']);
    },
  );
});

const bounds = <Minimum extends bigint | null>(minimum: Minimum, maximum: bigint | null) => ({
  minimum,
  maximum,
});

describe('bounds of a channel and its gateway', () => {
  it.each<[string, AmountBounds, Parameters<typeof narrowerBounds>[1], AmountBounds]>([
    ['of a gateway without any', bounds(10n, 100n), bounds(null, null), bounds(10n, 100n)],
    ['of the gateway', bounds(10n, null), bounds(20n, 90n), bounds(20n, 90n)],
    ['of the gateway at both ends', bounds(10n, 95n), bounds(20n, 90n), bounds(20n, 90n)],
    ['of the channel', bounds(30n, 80n), bounds(20n, 90n), bounds(30n, 80n)],
    ['of neither', bounds(10n, null), bounds(null, null), bounds(10n, null)],
  ])('narrowerBounds returns the bounds %s', (_, channel, gateway, expected) => {
    expect(narrowerBounds(channel, gateway)).toEqual(expected);
  });
});
