import { describe, expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { es } from '../../messages/es.ts';
import { fill } from '../../messages/fill.ts';
import { id } from '../../messages/id.ts';
import { zhHans } from '../../messages/zh-hans.ts';
import { readNotice } from './read-notice.ts';

describe('readNotice', () => {
  it.each([
    ['id', id],
    ['en', en],
    ['es', es],
    ['zh-Hans', zhHans],
  ])('readNotice parses the %s notice without losing a character', (_language, { base }) => {
    const text = fill(base.ageNotice, { age: 21 });
    const notice = readNotice(text, base.ageNoticeTerms);
    expect(notice?.points).toHaveLength(2);
    expect(notice?.points[1]?.link).toBe(base.ageNoticeTerms);
    const joined = notice?.points.map(
      ({ marker, gap, before, link, after }) => marker + gap + before + link + after,
    );
    expect(`${notice?.title}${notice?.separator}${notice?.lead}${joined?.join('')}`).toBe(text);
  });

  it('readNotice rejects a text without points or without the linked text', () => {
    expect(readNotice('Adults only.', 'terms')).toBeUndefined();
    expect(readNotice('NOTICE - You confirm: 1) a 2) b', 'terms')).toBeUndefined();
  });
});
