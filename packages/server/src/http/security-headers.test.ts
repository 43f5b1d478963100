import { describe, expect, it } from 'vitest';
import { pageHeaders, type OtherOrigins } from './security-headers.ts';

const directiveOf = (name: string, others: OtherOrigins): string | undefined =>
  pageHeaders('https://play.example.com', 'nonce', others)
    ['content-security-policy']?.split('; ')
    .find((directive) => directive.startsWith(name));
const frameSource = (...frames: string[]) => directiveOf('frame-src', { frames, media: [] });

describe('the policy about videos', () => {
  it('names the origins of broadcasts beside our own', () => {
    expect(directiveOf('media-src', { frames: [], media: [] })).toBe(`media-src 'self'`);
    expect(directiveOf('media-src', { frames: [], media: ['https://video.example'] })).toBe(
      `media-src 'self' https://video.example`,
    );
  });
});

describe('the policy about connections', () => {
  it('names our own address, and a broker that holds the sockets', () => {
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
  it('lets no page into a frame where no provider is registered', () => {
    expect(frameSource()).toBe(`frame-src 'none'`);
  });

  it('names the origins of the providers, and nothing else', () => {
    expect(frameSource('https://a.example', 'http://localhost:4040')).toBe(
      'frame-src https://a.example http://localhost:4040',
    );
  });
});
