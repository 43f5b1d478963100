import { describe, expect, it } from 'vitest';
import { lacksLimit, offersLimits } from './limit-offer-rules.ts';

const none = [] as const;
const deposit = [{ kind: 'deposit' }] as const;
const session = [{ kind: 'session' }] as const;

describe('limits before a deposit', () => {
  it.each([
    ['a first one without limits', none, true, true],
    ['a first one of a player who already limits time', session, true, false],
    ['a later one', none, false, false],
  ])('limits are offered before %s: %s', (_, limits, isFirst, isOffered) => {
    expect(offersLimits({ limits, isFirst, isMandatory: false })).toBe(isOffered);
  });

  it.each([
    ['nothing', none, true],
    ['time only', session, true],
    ['deposits', deposit, false],
  ])(
    'limits are requested if the jurisdiction requires one and %s is limited: %s',
    (_, limits, isAsked) => {
      expect(offersLimits({ limits, isFirst: false, isMandatory: true })).toBe(isAsked);
    },
  );
});

describe('a limit that the jurisdiction requires', () => {
  it.each(['deposit', 'stake', 'loss'] as const)(
    'a required limit is met by a limit of %s',
    (kind) => {
      expect(lacksLimit([{ kind }], true)).toBe(false);
    },
  );

  it('a required limit is not met by a time limit', () => {
    expect(lacksLimit(session, true)).toBe(true);
  });

  it('no limit is missing if none is required', () => {
    expect(lacksLimit(none, false)).toBe(false);
  });
});
