import { hash } from 'node:crypto';
import { createDraw, type Draw, type PlaySeeds } from '@lobi/core/games';

const blockBytes = 64;

/** Inner and outer key block of HMAC-SHA256. */
interface Pads {
  readonly inner: Uint8Array;
  readonly outer: Uint8Array;
}

function padsOf(key: string): Pads {
  const bytes = Buffer.from(key);
  const short = bytes.length > blockBytes ? hash('sha256', bytes, 'buffer') : bytes;
  const block = Buffer.alloc(blockBytes);
  short.copy(block);
  return { inner: block.map((byte) => byte ^ 0x36), outer: block.map((byte) => byte ^ 0x5c) };
}

const pads = new Map<string, Pads>();

function sign(key: string, message: string): Buffer {
  const existing = pads.get(key) ?? padsOf(key);
  pads.set(key, existing);
  const inner = hash('sha256', Buffer.concat([existing.inner, Buffer.from(message)]), 'buffer');
  return hash('sha256', Buffer.concat([existing.outer, inner]), 'buffer');
}

function* wordsOf({ serverSeed, clientSeed, nonce }: PlaySeeds): Generator<number> {
  for (let cursor = 0; ; cursor += 1) {
    const block = sign(serverSeed, `${clientSeed}:${nonce}:${cursor}`);
    for (let at = 0; at < block.length; at += 4) yield block.readUInt32BE(at);
  }
}

/**
 * The same draw as the platform's, bit for bit, without asynchronous cryptography: a million rounds need
 * some twenty million blocks. The bench compares both at an interval.
 */
export const drawNow = (seeds: PlaySeeds): Draw => createDraw(wordsOf(seeds));
