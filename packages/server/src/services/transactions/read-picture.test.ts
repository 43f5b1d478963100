import { deflateSync, crc32 } from 'node:zlib';
import { Transformer } from '@napi-rs/image';
import { describe, expect, it } from 'vitest';
import { readPicture } from './read-picture.ts';

const base64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64');

/** An image of 40 × 30 pixels of different colours. */
const points = Uint8Array.from({ length: 40 * 30 * 4 }, (_, index) =>
  index % 4 === 3 ? 255 : (index * 7) % 256,
);
const image = () => Transformer.fromRgbaPixels(points, 40, 30);
const pictures = {
  'image/png': await image().png(),
  'image/jpeg': await image().jpeg(90),
  'image/webp': await image().webp(90),
} as const;
const types = Object.keys(pictures) as (keyof typeof pictures)[];

/** A JPEG with phone metadata: orientation and location. */
const photo = ((): Buffer => {
  const orientation = '49492a0008000000010012010300010000000600000000000000';
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0'),
    Buffer.from(orientation, 'hex'),
    Buffer.from('GPS 6.2088 S 106.8456 E'),
  ]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  const bytes = pictures['image/jpeg'];
  return Buffer.concat([bytes.subarray(0, 2), head, exif, bytes.subarray(2)]);
})();

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
};

/** A decompression bomb: a small file that declares 20,000 × 20,000 pixels. */
const bomb = ((): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(20_000, 0);
  head.writeUInt32BE(20_000, 4);
  head.set([8, 0], 8);
  return Buffer.concat([
    pictures['image/png'].subarray(0, 8),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(20_001 * 100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
})();

/** Files that a browser would execute if they were served with their real type. */
const hostile = {
  'an SVG with a script': '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  'an SVG with an event handler': '<?xml version="1.0"?><svg onload="1"/>',
  'an HTML page': '<!doctype html><script>1</script>',
  'an HTML page after a space': ' <html>',
  'an empty body': '',
  'the signature of a PNG alone': '\x89PNG\r\n\x1a\n',
} as const;

const noPicture = expect.objectContaining({
  code: 'validation',
  errors: { data: ['validation.picture'] },
});
const sizeOf = async (bytes: Buffer) => {
  const { width, height } = await new Transformer(bytes).metadata();
  return [width, height];
};

describe('an uploaded picture', () => {
  it.each(types)('an uploaded picture of type %s keeps its pixels', async (type) => {
    const stored = await readPicture({ type, data: base64(pictures[type]) });
    expect(await sizeOf(stored)).toEqual([40, 30]);
    expect((await new Transformer(stored).metadata()).format).toBe(type.replace('image/', ''));
  });

  it('an uploaded PNG keeps every pixel', async () => {
    const stored = await readPicture({ type: 'image/png', data: base64(pictures['image/png']) });
    expect([...(await new Transformer(stored).rawPixels())]).toEqual([...points]);
  });

  // id: upload-not-a-picture
  it.each(types.flatMap((type) => Object.keys(hostile).map((name) => [name, type] as const)))(
    'an upload of %s with the type %s is rejected',
    async (name, type) => {
      const data = base64(Buffer.from(hostile[name as keyof typeof hostile], 'latin1'));
      await expect(readPicture({ type, data })).rejects.toThrowError(noPicture);
    },
  );

  // id: upload-other-type
  it('an uploaded picture is rejected if its type is not the claimed one', async () => {
    for (const type of types) {
      for (const other of types.filter((each) => each !== type)) {
        const data = base64(pictures[other]);
        await expect(readPicture({ type, data })).rejects.toThrowError(noPicture);
      }
    }
  });

  // id: upload-cut-off
  it.each(types)('a truncated picture of type %s is rejected', async (type) => {
    const bytes = pictures[type];
    for (const part of [0.02, 0.1, 0.5, 0.9, 0.99]) {
      const data = base64(bytes.subarray(0, Math.floor(bytes.length * part)));
      await expect(readPicture({ type, data }), `${part}`).rejects.toThrowError(noPicture);
    }
  });

  // id: upload-without-location
  it('an uploaded picture is stored without its location, and upright', async () => {
    const stored = await readPicture({ type: 'image/jpeg', data: base64(photo) });
    expect(photo.includes('GPS')).toBe(true);
    expect(stored.includes('GPS')).toBe(false);
    expect(stored.includes('Exif')).toBe(false);
    expect(await sizeOf(stored)).toEqual([30, 40]);
  });

  it.each(types)('an uploaded picture of type %s is stored without trailing data', async (type) => {
    const stored = await readPicture({ type, data: base64(pictures[type]) });
    const withTrailing = Buffer.concat([pictures[type], Buffer.from('<script>1</script>')]);
    expect(await readPicture({ type, data: base64(withTrailing) })).toEqual(stored);
  });

  // id: upload-too-many-points
  it('an uploaded picture of more than 25 million pixels is rejected before it is decoded', async () => {
    await expect(readPicture({ type: 'image/png', data: base64(bomb) })).rejects.toMatchObject({
      errors: { data: ['validation.picture'] },
      message: 'too many points',
    });
  });

  it('an uploaded picture of more than 1.5 MB is too large', async () => {
    const large = Buffer.concat([pictures['image/png'], Buffer.alloc(1_500_000)]);
    await expect(readPicture({ type: 'image/png', data: base64(large) })).rejects.toThrowError(
      expect.objectContaining({ code: 'too_large' }),
    );
  });
});
