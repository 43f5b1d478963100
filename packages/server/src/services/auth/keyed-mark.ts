import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** 256 random bits, stored as a hash, so that database access alone does not make them usable. */
export function digest(secretText: string): Buffer {
  return hash('sha256', secretText, 'buffer');
}

const mac = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Returns whether two texts are equal, in constant time. */
export function areSame(expectedText: string, givenText: string): boolean {
  const expected = Buffer.from(expectedText);
  const actual = Buffer.from(givenText);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Authentication codes (MACs) that only this server can create, with one key per purpose. */
export interface KeyedMark {
  markOf(text: string): string;
  isMarkOf(text: string, mark: string): boolean;
}

/** Creates codes with one key; compared in constant time. */
export function createKeyedMark(key: string): KeyedMark {
  return {
    markOf: (text) => mac(key, text),
    isMarkOf: (text, mark) => areSame(mac(key, text), mark),
  };
}
