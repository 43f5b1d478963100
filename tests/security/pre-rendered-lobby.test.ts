import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '@lobi/server';
import { startTestPlatform } from '../contract/running-platform.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the app as `npm start` does, in a separate process, because the environment of a test would
 * change the build.
 */
function buildApp(): void {
  const { PATH = '', HOME = '' } = process.env;
  const script = `import('./tools/build-if-changed.mjs')
    .then(({ buildIfChanged }) => buildIfChanged('app'))
    .then((isBuilt) => process.exit(isBuilt ? 0 : 1))`;
  execFileSync(process.execPath, ['-e', script], { cwd: root, env: { PATH, HOME } });
}

const hostile = `</script></template></style><script>evil()</script>"'><img src=x onerror=evil()>&lt;`;

let platform: Platform;
beforeAll(async () => {
  buildApp();
  platform = await startTestPlatform({ appFolder: join(root, 'packages/app/dist') });
});
afterAll(() => platform.stop());

async function get(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${platform.origin}${path}`, {
    headers: { accept: 'text/html', 'accept-language': 'id', ...headers },
  });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** A cookie that names a session; whether it is one is not checked for a page. */
const withSession = { cookie: '__Host-lobi=whatever' };

/** Returns the page once it contains a lobby with this text. */
async function prerenderedPage(
  text: string,
  path = '/game',
  language = 'id',
  headers: Record<string, string> = {},
): Promise<string> {
  let page = '';
  await expect
    .poll(
      async () => {
        page = await get(path, { 'accept-language': language, ...headers });
        return page.includes('prerendered-styles') && page.includes(text);
      },
      { timeout: 30_000, interval: 250 },
    )
    .toBe(true);
  return page;
}

/** Parses the embedded responses as a browser does. */
function answersIn(page: string) {
  const [, text = ''] =
    /<script type="application\/json" id="lobby-answers">(.*?)<\/script>/s.exec(page) ?? [];
  return JSON.parse(text) as {
    language: string;
    answers: { name: string; query?: object; answer: { data: unknown } }[];
  };
}

describe('the pre-rendered lobby', () => {
  it('the pre-rendered lobby shows the games of the catalogue, and embeds the responses of its calls', async () => {
    const page = await prerenderedPage('lobi-GameCard-root');
    expect(page.includes('lobi-LobbyHero-root')).toBe(true);
    const { language, answers } = answersIn(page);
    expect(language).toBe('id');
    const called = async (path: string) =>
      ((await (await fetch(`${platform.origin}${path}`)).json()) as { data: unknown }).data;
    const held = (name: string) => answers.find((each) => each.name === name);
    expect(held('settings.show')?.answer.data).toEqual(await called('/api/settings'));
    expect(held('game.list')?.query).toEqual({ perPage: 2_000 });
    const idsOf = (games: unknown) => (games as { id: string }[]).map(({ id }) => id);
    const games = await called('/api/game?perPage=2000');
    expect(idsOf(held('game.list')?.answer.data)).toEqual(idsOf(games));
  });

  it.each([
    ['en', 'Log in'],
    ['es', 'Iniciar sesión'],
    ['zh-CN', '登录'],
  ])('the pre-rendered lobby is in the language of the visitor: %s', async (language, text) => {
    await prerenderedPage(text, '/', language);
  });

  it('the lobby of a visitor with a session holds public games, no responses, and nothing of a guest', async () => {
    const page = await prerenderedPage('lobi-GameCard-root', '/game', 'en', withSession);
    expect(page.includes('data-lobby-audience="user"')).toBe(true);
    expect(page.includes('id="lobby-answers"')).toBe(false);
    expect(page.includes('href="/login"')).toBe(false);
    const other = await prerenderedPage('lobi-GameCard-root', '/game', 'en', {
      cookie: '__Host-lobi=another',
    });
    const prerenderedPart = (html: string) =>
      html.slice(html.indexOf('id="app"'), html.indexOf('data-part="failure"'));
    expect(prerenderedPart(page)).toBe(prerenderedPart(other));
  });

  it('no lobby is pre-rendered for a filtered lobby, or on another page', async () => {
    await prerenderedPage('lobi-GameCard-root');
    const pages = [get('/game?category=slots'), get('/login'), get('/login', withSession)];
    for (const page of await Promise.all(pages))
      expect(page.includes('prerendered-styles')).toBe(false);
  });

  // id: prerendered-lobby-titles
  it('the title of a game is escaped in the pre-rendered lobby', async () => {
    const scriptsIn = (page: string) => page.match(/<script/g)?.length;
    const before = await prerenderedPage('lobi-GameCard-root');
    await platform.db.run(
      'update games set title = $1 where id in (select id from games limit 5)',
      [hostile],
    );
    const page = await prerenderedPage('evil()');
    expect(scriptsIn(page)).toBe(scriptsIn(before));
    expect(page.match(/<\/template>/g)?.length).toBe(before.match(/<\/template>/g)?.length);
    expect(page.match(/<\/style>/g)?.length).toBe(before.match(/<\/style>/g)?.length);
    expect(page.includes('<img src=x')).toBe(false);
    const games = answersIn(page).answers.find(({ name }) => name === 'game.list')?.answer.data;
    expect((games as { title: string }[]).some(({ title }) => title === hostile)).toBe(true);
  });

  it('every page has a nonce of its own, and the policy names the only script that may run', async () => {
    const nonces = [await prerenderedPage('lobi-'), await prerenderedPage('lobi-')].map(
      (page) => new Set([...page.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce)),
    );
    for (const found of nonces) expect(found.size).toBe(1);
    expect(nonces[0]).not.toEqual(nonces[1]);
  });
});
