import { describe, expect, it } from 'vitest';
import { sampleChannel } from '../../testing/channel-fixtures.ts';
import { channelSchema } from './channel-schema.ts';

const check = (changes: object) => {
  const result = channelSchema((amount) => amount).safeParse({ ...sampleChannel, ...changes });
  return result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

describe('channelSchema', () => {
  it('channelSchema accepts a complete channel, and one without bounds', () => {
    expect(check({})).toEqual([]);
    expect(check({ min: undefined, max: undefined })).toEqual([]);
  });

  it('channelSchema rejects crossed bounds of amounts and of fees', () => {
    expect(check({ min: '50000', max: '50000' })).toEqual([]);
    expect(check({ min: '50001', max: '50000' })).toEqual(['max: min']);
    expect(check({ fee: { ...sampleChannel.fee, min: '9', max: '8' } })).toEqual(['fee.max: min']);
  });

  it('channelSchema compares amounts beyond the precision of a number', () => {
    expect(check({ min: '900719925474099', max: '900719925474098' })).toEqual(['max: min']);
  });

  it('channelSchema requires both ends of the hours, and at least one role', () => {
    expect(check({ hours: { from: '08:00' } })).toEqual(['hours.to: required']);
    expect(check({ hours: { from: '24:00', to: '08:00' } })).toHaveLength(1);
    expect(check({ roles: [] })).toHaveLength(1);
  });
});
