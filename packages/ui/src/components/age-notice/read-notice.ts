/** One numbered point of the notice, with the linked words inside it if it holds them. */
export interface NoticePoint {
  /** `1)` or `1）`, as written. */
  readonly marker: string;
  /** Blanks between marker and text, as written. */
  readonly gap: string;
  readonly before: string;
  readonly link: string;
  readonly after: string;
}

/** The notice taken apart for its layout; joined again it is the same text, character for character. */
export interface Notice {
  readonly title: string;
  readonly separator: string;
  readonly lead: string;
  readonly points: readonly NoticePoint[];
}

const opening = /^(.+?)(\s+-\s+)(.+?)(?=\d[)）])/su;
const point = /(\d[)）])(\s*)(.*?\s*)(?=\d[)）]|$)/gsu;

/**
 * Reads "TITLE - lead: 1) … 2) …" and finds the linked words in its points.
 * Returns `undefined` for a text of another form, which is then shown as one paragraph.
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
