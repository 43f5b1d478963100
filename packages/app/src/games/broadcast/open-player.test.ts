import { describe, expect, it } from 'vitest';
import { isSegmented } from './open-player.ts';

describe('isSegmented', () => {
  it.each([
    ['https://video.example/live.m3u8', true],
    ['/live/TABLE.M3U8?token=1', true],
    ['https://video.example/fight.mp4', false],
    ['https://video.example/m3u8/fight.webm', false],
    ['data:video/mp4;base64,AAAA', false],
  ])('isSegmented recognizes a list of parts: %s', (address, expected) => {
    expect(isSegmented(address)).toBe(expected);
  });
});
