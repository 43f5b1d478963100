/** Saves a text, whole or in parts, or a blob as a file. */
export function saveFile(
  name: string,
  content: BlobPart | readonly BlobPart[],
  type: string,
): void {
  const parts = Array.isArray(content) ? (content as BlobPart[]) : [content as BlobPart];
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
