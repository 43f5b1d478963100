import { randomBytes } from 'node:crypto';
import { createKeyedMark } from './keyed-mark.ts';

const deviceForm = /^[\w-]{16}$/;

/** Device data of a request. */
export interface SeenDevice {
  /** Mark of a known device. */
  readonly device: string | undefined;
}

/**
 * Mark of the calling browser. It is the same for all accounts that sign in with it, and proves nothing:
 * only the value beside it in the cookie proves that an account has signed in with it before.
 */
export const deviceIn = ({ device = '' }: SeenDevice): string | undefined => {
  const [nonce = ''] = device.split('.');
  return deviceForm.test(nonce) ? nonce : undefined;
};

/** Marks of devices that accounts have signed in with. */
export interface DeviceMarks {
  /** Mark of the calling browser, or a new one. */
  nonceOf(seen: SeenDevice): string;
  /** Value of the cookie, `nonce.mark`; the mark is valid for one account. */
  deviceOf(username: string, nonce: string): string;
  /** Mark of a device on which this account has signed in before. */
  knownDevice(username: string, device: string | undefined): string | undefined;
}

/** Creates device marks with this secret. */
export function createDeviceMarks(secret: string): DeviceMarks {
  const devices = createKeyedMark(secret);
  return {
    nonceOf: (seen) => deviceIn(seen) ?? randomBytes(12).toString('base64url'),
    deviceOf: (username, nonce) => `${nonce}.${devices.markOf(`${username}:${nonce}`)}`,
    knownDevice: (username, device) => {
      const [nonce = '', mark = ''] = (device ?? '').split('.');
      return devices.isMarkOf(`${username}:${nonce}`, mark) ? nonce : undefined;
    },
  };
}
