import { describe, expect, it } from 'vitest';
import { lacksLimit, offersLimits } from './limit-offer-rules.ts';

const none = [] as const;
const deposit = [{ kind: 'deposit' }] as const;
const session = [{ kind: 'session' }] as const;

describe('limits before a deposit', () => {
  it.each([
    ['a first one without limits', none, true, true],
    ['a first one of somebody who limits time already', session, true, false],
    ['a later one', none, false, false],
  ])('are offered before %s: %s', (_, limits, isFirst, isOffered) => {
    expect(offersLimits({ limits, isFirst, isMandatory: false })).toBe(isOffered);
  });

  it.each([
    ['nothing', none, true],
    ['time only', session, true],
    ['deposits', deposit, false],
  ])('are asked for where the place demands one and %s is limited', (_, limits, isAsked) => {
    expect(offersLimits({ limits, isFirst: false, isMandatory: true })).toBe(isAsked);
  });
});

describe('a limit that the place demands', () => {
  it.each(['deposit', 'stake', 'loss'] as const)('is one of %s', (kind) => {
    expect(lacksLimit([{ kind }], true)).toBe(false);
  });

  it('is not one of time', () => {
    expect(lacksLimit(session, true)).toBe(true);
  });

  it('is missing nowhere else', () => {
    expect(lacksLimit(none, false)).toBe(false);
  });
});
