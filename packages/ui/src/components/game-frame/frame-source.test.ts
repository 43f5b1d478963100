import { describe, expect, it } from 'vitest';
import { frameOrigin, isTrustedMessage } from './frame-source.ts';

describe('frameOrigin', () => {
  it.each([
    ['https://games.example.com/slot?id=7', 'https://games.example.com'],
    ['http://localhost:5173/game', 'http://localhost:5173'],
    ['http://games.example.com/', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,hello', undefined],
    ['/game', undefined],
    ['', undefined],
  ])('frameOrigin of %s is %s', (source, origin) => {
    expect(frameOrigin(source)).toBe(origin);
  });
});

describe('isTrustedMessage', () => {
  const frame = {};
  const origins = ['https://games.example.com'];

  it('isTrustedMessage accepts a message of the frame from an expected origin', () => {
    expect(
      isTrustedMessage({ origin: 'https://games.example.com', source: frame }, frame, origins),
    ).toBe(true);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example', source: frame }],
    [
      'an origin that only begins alike',
      { origin: 'https://games.example.com.evil', source: frame },
    ],
    ['another window', { origin: 'https://games.example.com', source: {} }],
    ['no window', { origin: 'https://games.example.com', source: null }],
    ['an opaque origin', { origin: 'null', source: frame }],
  ])('isTrustedMessage rejects a message from %s', (_, message) => {
    expect(isTrustedMessage(message, frame, origins)).toBe(false);
  });

  it('isTrustedMessage rejects all messages without a frame', () => {
    expect(
      isTrustedMessage({ origin: 'https://games.example.com', source: null }, null, origins),
    ).toBe(false);
  });
});
