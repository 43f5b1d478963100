import { expect, it } from 'vitest';
import { pushDeviceId } from './push-device-id.ts';

// The vector of FIPS 180-4.
it('pushDeviceId is the SHA-256 digest of the endpoint in base64url', async () => {
  expect(await pushDeviceId('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});
