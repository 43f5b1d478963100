import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { KitProvider } from '../../primitives/kit-provider/kit-provider.tsx';
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
