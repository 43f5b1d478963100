import { Transformer } from '@napi-rs/image';
import { AppError, pictureBytes, type Proof } from '@lobi/core/contract';
import { imageSize } from 'image-size';

/** Most that a picture may be: bytes as they are sent (1.5 MB), and points once it is opened. @source ours */
export const mostOfPicture = { bytes: pictureBytes, points: 25_000_000 };

interface Format {
  /** Type name in `image-size`. A type that is only claimed is not taken. */
  readonly name: string;
  /** Is its end there? Asked of formats whose decoder fills up what is missing. */
  readonly hasEnd?: (bytes: Buffer) => boolean;
  readonly write: (picture: Transformer) => Promise<Buffer>;
}

/** Marks of a JPEG file: the last picture in it begins, and ends. Neither stands within its data. */
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

/** Size that the first bytes of a file state, without opening it; `undefined` if they state none. */
function sizeOf(bytes: Buffer): ReturnType<typeof imageSize> | undefined {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

/** The last picture that was opened: the next waits for it, for each takes some 100 MB meanwhile. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes an uploaded picture and encodes it again: what is kept is its points alone, upright,
 * without place, device and time, and without anything behind its end.
 * @throws AppError `too_large`; `validation` where it is not what its type says, is cut off, cannot
 *   be opened, or has more than 25 million points
 */
export async function readPicture({ type, data }: Proof): Promise<Buffer> {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > mostOfPicture.bytes) {
    throw new AppError('too_large', undefined, { params: { bytes: mostOfPicture.bytes } });
  }
  const { name, hasEnd, write } = formats[type];
  const size = sizeOf(bytes);
  if (size?.type !== name) return refuse(`not ${type}`);
  if (size.width * size.height > mostOfPicture.points) return refuse('too many points');
  if (hasEnd && !hasEnd(bytes)) return refuse('cut off');
  const written = last.then(() => write(new Transformer(bytes).rotate()));
  last = written.catch(() => undefined);
  return written.catch((error: unknown) =>
    refuse(error instanceof Error ? error.message : String(error)),
  );
}
