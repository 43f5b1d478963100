/** Reason why a file is rejected. */
export type FileProblem = 'wrongType' | 'tooBig' | 'empty';

/** Requirements for a file. */
export interface FileRules {
  /** Like `<input accept>`: `image/*,.pdf`; default anything. */
  readonly accept?: string | undefined;
  /** Bytes. */
  readonly maxBytes?: number | undefined;
}

/** The properties of a `File` that rules need. */
export interface FileFacts {
  readonly name: string;
  /** MIME type; empty if the system cannot determine it. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

const patterns = (accept: string): readonly string[] =>
  accept
    .split(',')
    .map((pattern) => pattern.trim().toLowerCase())
    .filter(Boolean);

/** Whether a file matches `accept`. Needed for drops and pastes, which the browser does not check. */
export function isAccepted({ name, type }: FileFacts, accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  const kind = type.toLowerCase();
  return patterns(accept).some((pattern) => {
    if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern);
    if (pattern.endsWith('/*')) return kind.startsWith(pattern.slice(0, -1));
    return kind === pattern;
  });
}

/** Returns the first reason to reject a file. */
export function fileProblem(
  file: FileFacts,
  { accept, maxBytes }: FileRules,
): FileProblem | undefined {
  if (!isAccepted(file, accept)) return 'wrongType';
  if (file.size === 0) return 'empty';
  if (maxBytes !== undefined && file.size > maxBytes) return 'tooBig';
  return undefined;
}

/** Type families that have a label. */
export type TypeFamily = 'image' | 'video' | 'audio';

/**
 * Readable names of types: `JPG, PDF`, or a family such as `image`.
 * @example acceptedTypes('image/*,application/pdf,.csv') // [{ family: 'image' }, 'PDF', 'CSV']
 */
export function acceptedTypes(accept: string): readonly (string | { family: TypeFamily })[] {
  return patterns(accept).map((pattern) => {
    const [family = '', kind = ''] = pattern.split('/');
    if (kind === '*' && isFamily(family)) return { family };
    if (pattern.startsWith('.')) return pattern.slice(1).toUpperCase();
    return (kind.split(/[+;]/)[0] ?? '').replace('jpeg', 'jpg').toUpperCase();
  });
}

const isFamily = (text: string): text is TypeFamily =>
  text === 'image' || text === 'video' || text === 'audio';
