import { expect, it } from 'vitest';
import { resolveBrand } from '../config/resolve-brand.ts';
import { offlinePage } from './offline-page.ts';

const brand = resolveBrand({ schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir' });
const texts = (title: string) => ({
  title,
  body: 'Check Wi-Fi.',
  safe: 'Bets still count.',
  waiting: 'Opens by itself.',
  again: 'Try again',
});
const parts = { brand, mark: '<svg></svg>', script: 'start("</script>")' };
const page = offlinePage({ id: texts('Tidak ada'), en: texts('None & <b>nothing</b>') }, parts);

it('the offline page without scripts shows the default language of the brand only', () => {
  expect(page).toContain('<html lang="id" dir="ltr">');
  expect(page).toContain('<title>Tidak ada</title>');
  expect(page).toContain('<main lang="id" dir="ltr"><h1>Tidak ada</h1>');
  expect(page).toContain('<main lang="en" dir="ltr" hidden>');
});

it('the offline page contains texts as text, and a script that cannot end early', () => {
  expect(page).toContain('<h1>None &amp; &lt;b>nothing&lt;/b></h1>');
  expect(page.match(/<\/script>/g)).toHaveLength(1);
});

it('the offline page needs no file', () => {
  expect(page).not.toMatch(/\s(src|href)=|url\(/);
});

it('the offline page has the colours of each scheme that the brand offers, and starts in the default one', () => {
  const both = resolveBrand({
    ...{ schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir' },
    theme: { schemes: ['dark', 'light'] },
  });
  const html = offlinePage({ id: texts('Tidak ada') }, { ...parts, brand: both });
  expect(html).toContain(':root{color-scheme:dark;');
  expect(html).toContain(':root[data-lobi-scheme="light"]{color-scheme:light;');
  // As in the app, the scheme of the device counts only if the visitor has chosen it.
  expect(html).not.toContain('prefers-color-scheme');
  expect(page).not.toContain('data-lobi-scheme');
});
