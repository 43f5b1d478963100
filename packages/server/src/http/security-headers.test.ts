import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const frameSource = (...frameOrigins: string[]): string | undefined =>
  securityHeaders('https://play.example.com', 'nonce', frameOrigins)
    ['content-security-policy']?.split('; ')
    .find((directive) => directive.startsWith('frame-src'));

describe('the policy about frames', () => {
  it('lets no page into a frame where no provider is registered', () => {
    expect(frameSource()).toBe(`frame-src 'none'`);
  });

  it('names the origins of the providers, and nothing else', () => {
    expect(frameSource('https://a.example', 'http://localhost:4040')).toBe(
      'frame-src https://a.example http://localhost:4040',
    );
  });
});
