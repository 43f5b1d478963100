import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

const waits: (() => void)[] = [];
vi.mock('@lobi/ui/load-failures', () => ({
  whenReachable: (onReachable: () => void) => waits.push(onReachable),
}));

beforeEach(() => {
  localStorage.clear();
  const page = document.documentElement;
  page.lang = 'id';
  document.body.innerHTML =
    '<main lang="id" dir="ltr"><h1>Tidak ada</h1></main><main lang="ar" dir="rtl" hidden><h1>None</h1></main>';
  onTestFinished(() => {
    localStorage.clear();
    document.body.innerHTML = '';
    page.removeAttribute('lang');
    page.removeAttribute('dir');
    delete page.dataset['lobiScheme'];
  });
});

const start = (visit: string) => import(/* @vite-ignore */ `./offline-page.ts?${visit}`);

it('the offline page is shown in the language and scheme that are stored on this device', async () => {
  localStorage.setItem('i18nextLng', 'ar');
  localStorage.setItem('lobi.scheme', 'light');
  await start('stored');
  const [first, second] = document.querySelectorAll('main');
  expect([first?.hidden, second?.hidden]).toEqual([true, false]);
  const { lang, dir, dataset } = document.documentElement;
  expect([lang, dir, dataset['lobiScheme']]).toEqual(['ar', 'rtl', 'light']);
  expect(document.title).toBe('None');
});

it('the offline page is shown in the default scheme without a stored one, and waits for the site', async () => {
  waits.length = 0;
  await start('default');
  expect(document.documentElement.dataset['lobiScheme']).toBe('');
  expect(waits).toHaveLength(1);
});
