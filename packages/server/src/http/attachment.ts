/**
 * Builds the `content-disposition` header of a download. Headers are ASCII only, so that other file
 * names are sent encoded, with an ASCII fallback for old clients.
 * @source RFC 6266
 */
export function attachmentOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7E]+/g, 'file').replace(/["\\]/g, '');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const isPlain = plain === name;
  return `attachment; filename="${plain}"${isPlain ? '' : `; filename*=UTF-8''${encoded}`}`;
}
