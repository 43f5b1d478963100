import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** 256 random bits as they are kept: nobody who reads the database can use them. */
export function digest(secretText: string): Buffer {
  return createHash('sha256').update(secretText).digest();
}

const mac = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Texts that only this server can have made, for one purpose per key. */
export interface KeyedMark {
  markOf(text: string): string;
  isMarkOf(text: string, mark: string): boolean;
}

/** Marks made with one key; compared in constant time. */
export function createKeyedMark(key: string): KeyedMark {
  return {
    markOf: (text) => mac(key, text),
    isMarkOf: (text, mark) => {
      const expected = Buffer.from(mac(key, text));
      const given = Buffer.from(mark);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
