import { expect, it } from 'vitest';
import { pageTitle } from './page-title.ts';

// id: page-title-suffix
it('the title of a page is the title of its route plus a suffix', () => {
  expect(pageTitle('{title} · {brand}', 'Dompet', 'Lentera')).toBe('Dompet · Lentera');
});
