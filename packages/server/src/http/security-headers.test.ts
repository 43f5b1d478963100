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

describe('headers over TLS', () => {
  // id: hsts-year
  it.each([
    ['a page', (origin: string) => pageHeaders(origin, { nonce: 'nonce', scriptHashes: [] })],
    ['any other answer', answerHeaders],
  ])('HSTS is set for a year and all subdomains: %s', (_description, headersOf) => {
    const [, seconds = 0, scope] =
      /^max-age=(\d+); (\w+)$/.exec(
        headersOf('https://play.example.com')['strict-transport-security'] ?? '',
      ) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 3_600);
    expect(scope).toBe('includeSubDomains');
    expect(headersOf('http://localhost:8080')).not.toHaveProperty('strict-transport-security');
  });
});

describe('frame-ancestors', () => {
  const headers = (...frameAncestors: string[]) =>
    pageHeaders('https://play.example.com', { nonce: 'nonce', frameAncestors });

  it('pageHeaders forbids framing by default', () => {
    expect(headers()['content-security-policy']).toContain("frame-ancestors 'none';");
    expect(headers()).toMatchObject({ 'x-frame-options': 'DENY' });
  });

  it('pageHeaders lists the origins that a brand allows', () => {
    const allowed = headers('https://partner.example', 'https://www.partner.example');
    expect(allowed['content-security-policy']).toContain(
      'frame-ancestors https://partner.example https://www.partner.example;',
    );
    expect(allowed).not.toHaveProperty('x-frame-options');
    expect(allowed).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });
});

describe('script-src', () => {
  it('the script policy allows files of our own origin, and inline scripts by their hash only', () => {
    expect(directiveOf('script-src')).toBe(`script-src 'self'`);
    expect(directiveOf('script-src', undefined, ['sha256-AbC='])).toBe(
      `script-src 'self' 'sha256-AbC='`,
    );
  });
});

describe('media-src', () => {
  it('the media policy lists the origins of broadcasts and our own', () => {
    expect(directiveOf('media-src', { frames: [], media: [] })).toBe(`media-src 'self' blob:`);
    expect(directiveOf('media-src', { frames: [], media: ['https://video.example'] })).toBe(
      `media-src 'self' blob: https://video.example`,
    );
  });
});

describe('connect-src', () => {
  it('the connection policy lists the origins of broadcasts, whose segments are fetched by script', () => {
    expect(directiveOf('connect-src', { frames: [], media: ['https://video.example'] })).toBe(
      `connect-src 'self' wss://play.example.com https://video.example`,
    );
  });

  it('the connection policy lists our own address, and an external broker for the sockets', () => {
    const none = { frames: [], media: [] };
    const own = `connect-src 'self' wss://play.example.com`;
    expect(directiveOf('connect-src', none)).toBe(own);
    const sockets = ['https://reverb.example:8443'];
    expect(directiveOf('connect-src', { ...none, sockets })).toBe(
      `${own} wss://reverb.example:8443`,
    );
  });
});

describe('frame-src', () => {
  it('the frame policy allows no frame without a registered provider', () => {
    expect(frameSource()).toBe(`frame-src 'none'`);
  });

  it('the frame policy lists only the origins of the providers', () => {
    expect(frameSource('https://a.example', 'http://localhost:4040')).toBe(
      'frame-src https://a.example http://localhost:4040',
    );
  });
});
