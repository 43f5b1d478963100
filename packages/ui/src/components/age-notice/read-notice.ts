/** One numbered point of the notice, with its linked text, if any. */
export interface NoticePoint {
  /** `1)` or `1）`, as written. */
  readonly marker: string;
  /** Spaces between marker and text, as written. */
  readonly gap: string;
  readonly before: string;
  readonly link: string;
  readonly after: string;
}

/** The parsed notice for its layout; joined again it is the same text, character for character. */
export interface Notice {
  readonly title: string;
  readonly separator: string;
  readonly lead: string;
  readonly points: readonly NoticePoint[];
}

const opening = /^(.+?)(\s+-\s+)(.+?)(?=\d[)）])/su;
const point = /(\d[)）])(\s*)(.*?\s*)(?=\d[)）]|$)/gsu;

/**
 * Parses "TITLE - lead: 1) … 2) …" and finds the linked texts in its points. Returns `undefined` for a
 * text of another form, which is then shown as one paragraph.
 */
export function readNotice(text: string, linked: string): Notice | undefined {
  const start = opening.exec(text);
  if (!start) return undefined;
  const [whole, title = '', separator = '', lead = ''] = start;
  const points = [...text.slice(whole.length).matchAll(point)].map(
    ([, marker = '', gap = '', body = '']): NoticePoint => {
      const at = body.indexOf(linked);
      if (linked === '' || at < 0) return { marker, gap, before: body, link: '', after: '' };
      return {
        marker,
        gap,
        before: body.slice(0, at),
        link: linked,
        after: body.slice(at + linked.length),
      };
    },
  );
  return points.some(({ link }) => link !== '') ? { title, separator, lead, points } : undefined;
}
