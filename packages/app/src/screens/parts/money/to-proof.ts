import { pictureBytes, type Proof } from '@lobi/core/contract';
import { attemptsFor, toBase64, type Attempt } from './fit-picture.ts';

/** Picture types that the platform accepts. */
export const proofTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

const isProofType = (type: string): type is Proof['type'] =>
  (proofTypes as readonly string[]).includes(type);

function write(picture: ImageBitmap, { width, height, quality }: Attempt): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // A JPEG has no transparency: transparent pixels would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

/** The best reduced version below the size limit; `undefined` if there is none. */
async function shrink(file: Blob, signal: AbortSignal): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file);
  try {
    for (const attempt of attemptsFor(picture.width, picture.height)) {
      signal.throwIfAborted();
      const blob = await write(picture, attempt);
      if (blob && blob.size <= pictureBytes) return blob;
    }
    return undefined;
  } finally {
    picture.close();
  }
}

/**
 * Converts a picture for the upload. One that fits is sent unchanged; a larger one is shrunk here, so
 * that a phone's photo uploads on a slow connection. Rejects for other files.
 */
export async function toProof(file: Blob, signal: AbortSignal): Promise<Proof> {
  const fits = isProofType(file.type) && file.size <= pictureBytes;
  const picture = fits ? file : await shrink(file, signal);
  if (!picture || !isProofType(picture.type))
    throw new Error('The picture has an unsupported type or size.');
  return { type: picture.type, data: toBase64(new Uint8Array(await picture.arrayBuffer())) };
}
