import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { KitProvider } from '../../primitives/kit-provider/kit-provider.tsx';
import { baja } from '../../tokens/baja.ts';
import { lentera } from '../../tokens/lentera.ts';
import { pesisir } from '../../tokens/pesisir.ts';
import { AgeNoticeImage } from './age-notice-art.tsx';
import { AgeNotice, type AgeNoticeProps } from './age-notice.tsx';

const render = (properties: AgeNoticeProps = {}) =>
  renderToString(
    createElement(
      KitProvider,
      { messages: en, locale: 'en' },
      createElement(AgeNotice, properties),
    ),
  );

describe('AgeNotice on a server', () => {
  it('a server prints the open notice with its text, terms and button', () => {
    const html = render({ minAge: 23, termsHref: '/terms', variant: 'full' });
    expect(html).toContain('role="alertdialog"');
    expect(html).toContain('data-variant="full"');
    expect(html).toMatch(/23/);
    expect(html).toContain('href="/terms"');
    expect(html).toContain('lobi-AgeNotice-agree');
  });

  it('a server prints no notice for a visitor who has agreed', () => {
    expect(render({ open: false })).not.toContain('alertdialog');
  });
});

describe('AgeNoticeImage', () => {
  it.each([lentera, pesisir, baja])(
    'AgeNoticeImage of $name defines every colour that it uses, because it sees nothing of the page',
    (brand) => {
      const image = renderToString(createElement(AgeNoticeImage, { brand }));
      const used = [...image.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
      expect(used).toContain('--lobi-color-surface');
      expect(used.filter((name) => !image.includes(`${name}:`))).toEqual([]);
    },
  );

  it('AgeNoticeImage has the colours of both schemes of a brand, for the page that shows it', () => {
    const image = renderToString(createElement(AgeNoticeImage, { brand: pesisir }));
    const [light = '', dark = ''] = image.split('@media (prefers-color-scheme:');
    expect(light).toContain(`--lobi-color-surface:${pesisir.schemes.light?.surface};`);
    expect(dark).toMatch(/^dark\)/);
    expect(dark).toContain(`--lobi-color-surface:${pesisir.schemes.dark?.surface};`);
  });
});
