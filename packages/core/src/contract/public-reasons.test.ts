import { describe, expect, it } from 'vitest';
import {
  changeReasons,
  correctionReasons,
  freezeReasons,
  isPublicReason,
  publicReasonCodes,
  publicReasons,
  rejectionReasons,
} from './public-reasons.ts';

const lists: readonly (readonly string[])[] = [
  ...Object.values(publicReasons),
  ...Object.values(rejectionReasons),
  ...Object.values(freezeReasons),
  ...Object.values(changeReasons),
  correctionReasons,
];

describe('the lists of public reasons', () => {
  it('the lists of public reasons end with the most general one', () => {
    expect(lists.map((list) => list.at(-1))).toEqual(lists.map(() => 'general'));
  });

  it('the lists of public reasons name each code of the contract, and no other', () => {
    expect(new Set(lists.flat())).toEqual(new Set<string>(publicReasonCodes));
  });

  it('isPublicReason is true for reason codes only', () => {
    expect([
      isPublicReason('documents'),
      isPublicReason('AML check'),
      isPublicReason(null),
    ]).toEqual([true, false, false]);
  });
});
