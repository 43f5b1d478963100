/**
 * URL of an SVG image, with only the characters escaped that a `data:` URL cannot contain, which is a third
 * shorter than base64.
 * @example svgUri('<svg xmlns="http://www.w3.org/2000/svg"/>') //
 *   "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
 */
export function svgUri(markup: string): string {
  const escaped = markup
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E');
  return `data:image/svg+xml,${escaped}`;
}
