import { describe, expect, it } from 'vitest';
import { createOriginRule } from './own-origin.ts';

const rule = createOriginRule('https://play.example.com', ['https://cdn.example.com']);

describe('own origins', () => {
  it.each([
    ['https://play.example.com', 'play.example.com'],
    ['https://cdn.example.com', 'play.example.com'],
    ['http://localhost:8080', 'localhost:8080'],
    ['http://127.0.0.1:9090', '127.0.0.1:9090'],
    ['http://[::1]:8080', '[::1]:8080'],
  ])('the origin %s at the host %s is our own', (origin, host) => {
    expect(rule.isOwn(origin, host)).toBe(true);
  });

  it.each([
    ['http://evil.test', 'localhost:8080'],
    ['http://localhost:3000', 'localhost:8080'],
    ['http://127.0.0.1:8080', 'localhost:8080'],
    ['http://evil.test:8080', 'evil.test:8080'],
    ['http://play.example.com', 'play.example.com'],
    ['https://play.example.com.evil.test', 'play.example.com'],
    ['null', 'localhost:8080'],
    ['', 'localhost:8080'],
    ['http://localhost:8080', undefined],
    ['http://localhost', 'localhost@evil.test'],
  ])('the origin %s at the host %s is not our own', (origin, host) => {
    expect(rule.isOwn(origin, host)).toBe(false);
  });

  it('originOf returns the address of the user', () => {
    expect(rule.originOf('localhost:8080', 'http')).toBe('http://localhost:8080');
    expect(rule.originOf('play.example.com', 'http')).toBe('https://play.example.com');
    expect(rule.originOf('other.test', 'http')).toBe('https://play.example.com');
    expect(createOriginRule(undefined, []).originOf('10.0.0.5:8080', 'http')).toBe(
      'http://10.0.0.5:8080',
    );
    expect(createOriginRule(undefined, []).originOf("x'; script-src *", 'http')).toBe(
      'http://localhost',
    );
  });
});
