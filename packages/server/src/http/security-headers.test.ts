import { describe, expect, it } from 'vitest';
import { answerHeaders, pageHeaders, type OtherOrigins } from './security-headers.ts';

const directiveOf = (
  name: string,
  others?: OtherOrigins,
  scriptHashes: readonly string[] = [],
): string | undefined =>
  pageHeaders('https://play.example.com', { nonce: 'nonce', scriptHashes }, others)
    ['content-security-policy']?.split('; ')
    .find((directive) => directive.startsWith(name));
const frameSource = (...frames: string[]) => directiveOf('frame-src', { frames, media: [] });

describe('what is said over TLS', () => {
  // id: hsts-year
  it.each([
    ['a page', (origin: string) => pageHeaders(origin, { nonce: 'nonce', scriptHashes: [] })],
    ['any other answer', answerHeaders],
  ])('HSTS is for a year and for all names below: %s', (_what, headersOf) => {
    const [, seconds = 0, scope] =
      /^max-age=(\d+); (\w+)$/.exec(
        headersOf('https://play.example.com')['strict-transport-security'] ?? '',
      ) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 3_600);
    expect(scope).toBe('includeSubDomains');
    expect(headersOf('http://localhost:8080')).not.toHaveProperty('strict-transport-security');
  });
});

describe('the policy about frames around the page', () => {
  const headers = (...frameAncestors: string[]) =>
    pageHeaders('https://play.example.com', { nonce: 'nonce', frameAncestors });

  it('pageHeaders lets no page show it in a frame by default', () => {
    expect(headers()['content-security-policy']).toContain("frame-ancestors 'none';");
    expect(headers()).toMatchObject({ 'x-frame-options': 'DENY' });
  });

  it('pageHeaders names the origins that a brand allows', () => {
    const allowed = headers('https://partner.example', 'https://www.partner.example');
    expect(allowed['content-security-policy']).toContain(
      'frame-ancestors https://partner.example https://www.partner.example;',
    );
    expect(allowed).not.toHaveProperty('x-frame-options');
    expect(allowed).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });
});

describe('the policy about scripts', () => {
  it('the policy about scripts allows files of ours, and inside the page nothing but what it names by hash', () => {
    expect(directiveOf('script-src')).toBe(`script-src 'self'`);
    expect(directiveOf('script-src', undefined, ['sha256-AbC='])).toBe(
      `script-src 'self' 'sha256-AbC='`,
    );
  });
});

describe('the policy about videos', () => {
  it('the policy about videos names the origins of broadcasts beside our own', () => {
    expect(directiveOf('media-src', { frames: [], media: [] })).toBe(`media-src 'self' blob:`);
    expect(directiveOf('media-src', { frames: [], media: ['https://video.example'] })).toBe(
      `media-src 'self' blob: https://video.example`,
    );
  });
});

describe('the policy about connections', () => {
  it('the policy about connections names the origins of broadcasts, whose parts a script fetches', () => {
    expect(directiveOf('connect-src', { frames: [], media: ['https://video.example'] })).toBe(
      `connect-src 'self' wss://play.example.com https://video.example`,
    );
  });

  it('the policy about connections names our own address, and a broker that holds the sockets', () => {
    const none = { frames: [], media: [] };
    const own = `connect-src 'self' wss://play.example.com`;
    expect(directiveOf('connect-src', none)).toBe(own);
    const sockets = ['https://reverb.example:8443'];
    expect(directiveOf('connect-src', { ...none, sockets })).toBe(
      `${own} wss://reverb.example:8443`,
    );
  });
});

describe('the policy about frames', () => {
  it('the policy about frames lets no page into a frame where no provider is registered', () => {
    expect(frameSource()).toBe(`frame-src 'none'`);
  });

  it('the policy about frames names the origins of the providers, and nothing else', () => {
    expect(frameSource('https://a.example', 'http://localhost:4040')).toBe(
      'frame-src https://a.example http://localhost:4040',
    );
  });
});
