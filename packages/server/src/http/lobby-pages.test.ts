import type { Settings } from '@lobi/core/contract';
import { describe, expect, it, vi } from 'vitest';
import { createLobbyPages, type LobbyContent, type LobbyVisitor } from './lobby-pages.ts';
import type { PrerenderedLobby } from './lobby-renderer.ts';

const settingsAt = (origin: string) =>
  ({ app: { realtime: { host: origin } } }) as unknown as Settings;

function setUp(read: () => Promise<object> = async () => ({ data: ['a game'] })) {
  const clock = { ms: 1_000 };
  const render = vi.fn(async (): Promise<PrerenderedLobby> => ({
    html: '<p>lobby</p>',
    style: 'p{}',
  }));
  const warn = vi.fn();
  const readGames = vi.fn(read);
  const pages = createLobbyPages({
    renderer: { render },
    read: async (): Promise<LobbyContent> => ({
      lobby: { data: {} },
      games: await readGames(),
      settingsAt,
    }),
    log: { warn },
    now: () => clock.ms,
  });
  return { pages, render, warn, readGames, clock };
}

const guestIn = (language: string, origin: string): LobbyVisitor => ({
  language,
  audience: 'guest',
  origin,
});

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('pre-rendered lobbies', () => {
  it('a lobby is rendered once for all visitors in a language', async () => {
    const { pages, render } = setUp();
    const all = [1, 2, 3].map(() => pages.pageFor(guestIn('id', 'http://a')));
    for (const page of await Promise.all(all)) expect(page?.html).toBe('<p>lobby</p>');
    await pages.pageFor(guestIn('id', 'http://a'));
    expect(render).toHaveBeenCalledOnce();
    await pages.pageFor(guestIn('en', 'http://a'));
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('a cached lobby is served while a newer one is rendered, and rendered again only if games have changed', async () => {
    let games = ['a game'];
    const { pages, render, readGames, clock } = setUp(async () => ({ data: games }));
    await pages.pageFor(guestIn('id', 'http://a'));
    clock.ms += 2_000;
    await pages.pageFor(guestIn('id', 'http://a'));
    await settle();
    expect(readGames).toHaveBeenCalledTimes(2);
    expect(render).toHaveBeenCalledOnce();

    games = ['another game'];
    clock.ms += 2_000;
    expect((await pages.pageFor(guestIn('id', 'http://a')))?.answers).toContain('"a game"');
    await settle();
    expect((await pages.pageFor(guestIn('id', 'http://a')))?.answers).toContain('"another game"');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('a lobby older than a minute is rendered again before it is served', async () => {
    let games = ['a game'];
    const { pages, clock } = setUp(async () => ({ data: games }));
    await pages.pageFor(guestIn('id', 'http://a'));
    games = ['another game'];
    clock.ms += 60_000;
    expect((await pages.pageFor(guestIn('id', 'http://a')))?.answers).toContain('"another game"');
  });

  it('the responses in a lobby are JSON with the settings of the address, and cannot end a script element', async () => {
    const { pages } = setUp(async () => ({ data: ['</script><script>alert(1)</script>'] }));
    const page = await pages.pageFor(guestIn('id', 'https://lobi.example'));
    expect(page?.answers).not.toContain('<');
    expect(JSON.parse(page?.answers ?? '')).toEqual({
      at: 1_000,
      language: 'id',
      isGuest: true,
      answers: [
        { name: 'settings.show', answer: { data: settingsAt('https://lobi.example') } },
        { name: 'lobby.show', answer: { data: {} } },
        {
          name: 'game.list',
          query: { perPage: 2_000 },
          answer: { data: ['</script><script>alert(1)</script>'] },
        },
      ],
    });
    expect((await pages.pageFor(guestIn('id', 'https://b.example')))?.answers).toContain(
      '"https://b.example"',
    );
  });

  it('the lobby of users is rendered apart from that of guests, and holds no responses', async () => {
    const { pages, render } = setUp();
    render.mockResolvedValueOnce({ html: '<p>for guests</p>', style: '' });
    render.mockResolvedValueOnce({ html: '<p>for users</p>', style: '' });
    const guest = guestIn('id', 'http://a');
    expect((await pages.pageFor(guest))?.html).toBe('<p>for guests</p>');
    const ofUsers = await pages.pageFor({ ...guest, audience: 'user' });
    expect(ofUsers).toMatchObject({ html: '<p>for users</p>', audience: 'user' });
    expect(ofUsers?.answers).toBeUndefined();
    expect(render).toHaveBeenLastCalledWith(expect.objectContaining({ audience: 'user' }));
    expect((await pages.pageFor(guest))?.html).toBe('<p>for guests</p>');
  });

  it('a lobby in a language that the brand adds holds answers in the language behind it', async () => {
    const { pages, render } = setUp();
    render.mockResolvedValue({ html: '<p>lobi</p>', style: '', basedOn: 'id' });
    const page = await pages.pageFor(guestIn('ms', 'http://a'));
    expect(render).toHaveBeenCalledWith(expect.objectContaining({ language: 'ms' }));
    expect(page).toMatchObject({ html: '<p>lobi</p>', language: 'ms' });
    expect(JSON.parse(page?.answers ?? '')).toMatchObject({ language: 'id' });
  });

  it('a page is served without a lobby that cannot be rendered, which is retried after a pause', async () => {
    let isDown = true;
    const { pages, warn, readGames, clock } = setUp(async () => {
      if (isDown) throw new Error('no database');
      return { data: [] };
    });
    expect(await pages.pageFor(guestIn('id', 'http://a'))).toBeUndefined();
    expect(await pages.pageFor(guestIn('id', 'http://a'))).toBeUndefined();
    expect(readGames).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledOnce();
    isDown = false;
    clock.ms += 5_000;
    expect(await pages.pageFor(guestIn('id', 'http://a'))).toBeDefined();
  });

  it('a visitor waits at most 0.4 s for a lobby', async () => {
    vi.useFakeTimers();
    const { pages } = setUp(() => new Promise(() => {}));
    const page = pages.pageFor(guestIn('id', 'http://a'));
    await vi.advanceTimersByTimeAsync(400);
    expect(await page).toBeUndefined();
    vi.useRealTimers();
  });
});
