import { Transformer } from '@napi-rs/image';
import { AppError, pictureBytes, type Proof } from '@lobi/core/contract';
import { imageSize } from 'image-size';

/** Maximum size of a picture: bytes as sent (1.5 MB), and pixels once decoded. @source ours */
export const pictureLimits = { bytes: pictureBytes, points: 25_000_000 };

interface Format {
  /** Type name in `image-size`. The type is detected; a claimed type is not trusted. */
  readonly name: string;
  /** Checks the end marker, for formats whose decoder silently fills missing data. */
  readonly hasEnd?: (bytes: Buffer) => boolean;
  readonly write: (picture: Transformer) => Promise<Buffer>;
}

/** Markers of a JPEG file: start and end of an image. Neither occurs within its data. */
const jpeg = { scan: Buffer.from('ffda', 'hex'), end: Buffer.from('ffd9', 'hex') };

const formats: Readonly<Record<Proof['type'], Format>> = {
  'image/png': { name: 'png', write: (picture) => picture.png() },
  'image/jpeg': {
    name: 'jpg',
    hasEnd: (bytes) => bytes.includes(jpeg.end, Math.max(0, bytes.lastIndexOf(jpeg.scan))),
    write: (picture) => picture.jpeg(85),
  },
  'image/webp': { name: 'webp', write: (picture) => picture.webp(85) },
};

const refuse = (why: string): never => {
  throw new AppError('validation', why, { errors: { data: ['validation.picture'] } });
};

/** Returns the size in the header of a file, without decoding it; `undefined` if there is none. */
function sizeOf(bytes: Buffer): ReturnType<typeof imageSize> | undefined {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

/** The last decoding: the next one waits for it, because each takes some 100 MB of memory. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes an uploaded picture and encodes it again: only its pixels are stored, upright, without
 * location, device and time, and without trailing data.
 * @throws AppError `too_large`; `validation` if it does not match its type, is truncated, cannot be
 *   decoded, or has more than 25 million pixels
 */
export async function readPicture({ type, data }: Proof): Promise<Buffer> {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > pictureLimits.bytes) {
    throw new AppError('too_large', undefined, { params: { bytes: pictureLimits.bytes } });
  }
  const { name, hasEnd, write } = formats[type];
  const size = sizeOf(bytes);
  if (size?.type !== name) return refuse(`not ${type}`);
  if (size.width * size.height > pictureLimits.points) return refuse('too many points');
  if (hasEnd && !hasEnd(bytes)) return refuse('cut off');
  const written = last.then(() => write(new Transformer(bytes).rotate()));
  last = written.catch(() => undefined);
  return written.catch((error: unknown) =>
    refuse(error instanceof Error ? error.message : String(error)),
  );
}
