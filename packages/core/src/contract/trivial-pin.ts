const digits = '01234567890';
const backwards = '09876543210';

/**
 * Returns whether a PIN is easy to guess: one digit repeated, a part of two or three repeated, or a
 * sequence up or down.
 * @example isTrivialPin('654321'); // true
 * @source ours, after ASVS 6.2.4
 */
export const isTrivialPin = (pin: string): boolean =>
  /^(\d{1,3})\1+$/.test(pin) || digits.includes(pin) || backwards.includes(pin);
