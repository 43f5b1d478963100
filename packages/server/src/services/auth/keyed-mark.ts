import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** 256 random bits as they are stored: reading the database does not make them usable. */
export function digest(secretText: string): Buffer {
  return hash('sha256', secretText, 'buffer');
}

const mac = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Are the texts equal? Takes as long whatever they differ in. */
export function areSame(expectedText: string, givenText: string): boolean {
  const expected = Buffer.from(expectedText);
  const given = Buffer.from(givenText);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Texts that only this server can have made, for one purpose per key. */
export interface KeyedMark {
  markOf(text: string): string;
  isMarkOf(text: string, mark: string): boolean;
}

/** Marks made with one key; compared in constant time. */
export function createKeyedMark(key: string): KeyedMark {
  return {
    markOf: (text) => mac(key, text),
    isMarkOf: (text, mark) => areSame(mac(key, text), mark),
  };
}
