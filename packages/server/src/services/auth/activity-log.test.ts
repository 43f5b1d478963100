import { describe, expect, it } from 'vitest';
import { describeUserAgent } from './activity-log.ts';

describe('describeUserAgent', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      { browser: 'Chrome 142', device: 'mobile Android 16' },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      { browser: 'Safari 18', device: 'desktop Apple macOS 10.15.7' },
    ],
    ['an unknown user agent', { browser: 'unknown', device: 'unknown' }],
    [undefined, { browser: 'unknown', device: 'unknown' }],
    ['', { browser: 'unknown', device: 'unknown' }],
  ])('describeUserAgent parses %s', (userAgent, expected) => {
    expect(describeUserAgent(userAgent)).toEqual(expected);
  });
});
