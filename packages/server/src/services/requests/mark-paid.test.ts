import { describe, expect, it } from 'vitest';
import { readPicture } from './mark-paid.ts';

const base64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64');

const beginnings = {
  'image/png': Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  'image/jpeg': Buffer.from('ffd8ffe0', 'hex'),
  'image/webp': Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'),
} as const;
const types = Object.keys(beginnings) as (keyof typeof beginnings)[];

/** What a browser would run if it were shown as what it is. */
const hostile = {
  'a drawing with a script': '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  'a drawing with a handler': '<?xml version="1.0"?><svg onload="1"/>',
  'a page': '<!doctype html><script>1</script>',
  'a page behind a space': ' <html>',
  nothing: '',
} as const;

const noPicture = expect.objectContaining({ code: 'validation' });

describe('an uploaded picture', () => {
  it.each(types)('of type %s is taken when its bytes say so', (type) => {
    expect(readPicture({ type, data: base64(beginnings[type]) })).toEqual(beginnings[type]);
  });

  it.each(types.flatMap((type) => Object.keys(hostile).map((name) => [name, type] as const)))(
    '%s is no picture, whatever it is called (%s)',
    (name, type) => {
      const data = base64(hostile[name as keyof typeof hostile]);
      expect(() => readPicture({ type, data })).toThrowError(noPicture);
    },
  );

  it('of one type is none of another', () => {
    for (const type of types) {
      for (const other of types.filter((each) => each !== type)) {
        expect(() => readPicture({ type, data: base64(beginnings[other]) })).toThrowError(
          noPicture,
        );
      }
    }
  });
});
