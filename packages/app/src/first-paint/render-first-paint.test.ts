import { settingsFixture } from '@lobi/core/testing';
import { expect, it } from 'vitest';
import { createRenderer } from './render-first-paint.tsx';

const load = async () => ({ default: {} });
const renderer = createRenderer(
  {
    schema: 1,
    id: 'kopi88',
    name: 'Kopi88',
    extends: 'pesisir',
    i18n: { languages: { ms: { basedOn: 'en', load } } },
  },
  {},
  { ms: { 'route.fairness.show': 'Semak keputusan' } },
);
const answers = [{ name: 'settings.show', answer: { data: settingsFixture() } }] as const;

it.each([
  ['of the packages', 'id', 'id', 'Keadilan permainan'],
  ['added by the brand', 'ms', 'en', 'Semak keputusan'],
])(
  'createRenderer renders the lobby in a language %s, with responses in its fallback language',
  async (_, language, behind, text) => {
    const request = { at: Date.now(), language, audience: 'guest', answers } as const;
    const { html, basedOn } = await renderer.lobby(request);
    expect(basedOn).toBe(behind);
    expect(html.includes(text)).toBe(true);
  },
);

it('createRenderer renders for users the same lobby as for guests, without what only guests may do', async () => {
  const request = { at: Date.now(), language: 'id', answers } as const;
  const guests = (await renderer.lobby({ ...request, audience: 'guest' })).html;
  const users = (await renderer.lobby({ ...request, audience: 'user' })).html;
  const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(linksIn(guests)).toEqual(expect.arrayContaining(['/login', '/register', '/fairness']));
  expect(linksIn(users)).not.toContain('/login');
  expect(linksIn(users)).not.toContain('/register');
  expect(linksIn(users)).toContain('/fairness');
  // The line of the session clock is reserved, so that nothing moves down when the clock comes.
  expect([guests, users].map((html) => html.includes('>\u00a0<'))).toEqual([false, true]);
});

it('rules of a rendered page name no component of the app, which numbers its components in another order', async () => {
  const request = { at: Date.now(), language: 'id', audience: 'guest', answers } as const;
  const { html, style } = await renderer.lobby(request);
  const { notice, lobby, failure } = await renderer.firstPaint();
  const rules = [notice, lobby, failure].flatMap((part) => [...part.rules]);
  const parts = [notice, lobby, failure].flatMap((part) => Object.values(part.html));
  const componentClass = /\bsc-[a-zA-Z]+/;
  for (const text of [style, html, ...rules, ...parts]) expect(text).not.toMatch(componentClass);
  // Its own rules still find its own elements, and no other component is named.
  const namesIn = (text: string) => new Set(text.match(/\bssr-[a-zA-Z]+/g));
  const [, named = ''] = /\.(ssr-[a-zA-Z]+)[ +>]/.exec(style) ?? [];
  expect(namesIn(html)).toContain(named);
  const styled = namesIn([style, ...notice.rules].join(''));
  expect([...namesIn(html)].filter((name) => !styled.has(name))).toEqual([]);
});
