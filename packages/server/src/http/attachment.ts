/**
 * Header `content-disposition` of a file to save. Header lines hold ASCII alone, so a name with other
 * letters is sent encoded, beside one without them for old clients. @source RFC 6266
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
