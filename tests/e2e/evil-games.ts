import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPlain, normalizeLine } from '../../packages/core/src/contract/normalize.ts';

/** A page that attempts everything a framed page can do to its surroundings. */
const storm = `<!doctype html><title>storm</title><script>
  const say = (message) => { try { parent.postMessage(message, '*'); } catch {} };
  setInterval(() => {
    for (let n = 0; n < 20; n += 1) {
      say({ type: 'balanceChanged' });
      say({ type: 'navigate', href: 'https://evil.example' });
      say({ type: 'error', code: '<img src=x onerror=alert(1)>' });
      say('x'.repeat(1000));
    }
  }, 20);
  setInterval(() => { try { alert('evil'); } catch {} }, 50);
  setInterval(() => { try { top.location = 'https://evil.example/'; } catch {} }, 100);
  setInterval(() => { try { open('https://evil.example/'); } catch {} }, 100);
  try { top.document.body.textContent = 'evil'; } catch {}
  try { top.localStorage.clear(); } catch {}
</script>`;

/** A page that loads, and then runs an endless loop. */
const stuck = `<!doctype html><title>stuck</title><p>stuck</p><script>
  setTimeout(() => { for (;;); }, 100);
</script>`;

const games = [
  { id: 'storm', title: 'Badai', path: '/storm' },
  { id: 'gone', title: 'Hilang', path: '/gone' },
  { id: 'silent', title: 'Bisu', path: '/silent' },
  { id: 'stuck', title: 'Macet', path: '/stuck' },
] as const;

/** Response of each path; the silent one never responds. */
const pages: Readonly<Record<string, string | undefined>> = { '/storm': storm, '/stuck': stuck };

/** Titles of the games, each hostile in its own way. */
export const evilTitles = games.map(({ title }) => title);

/** A provider with misbehaving games, on a separate port. */
export interface EvilGames extends AsyncDisposable {
  /** File that registers it. */
  readonly file: string;
}

/** Serves the games and writes the file that registers them. */
export async function serveEvilGames(): Promise<EvilGames> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/silent') return;
    const page = pages[path];
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' });
    response.end(page ?? 'gone');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), 'lobi-evil-'));
  const file = join(folder, 'providers.json');
  const terms = { category: 'casino', minimumStake: '1000', maximumStake: '50000', demo: true };
  const provider = {
    code: 'evil',
    name: 'Studio Evil',
    // Another site than the platform's, as a provider is: its process can hang separately.
    origin: `http://127.0.0.1:${port}`,
    secret: 'a secret that is long enough for a provider',
    games: games.map((game) => ({ ...game, ...terms })),
  };
  await writeFile(file, JSON.stringify({ providers: [provider] }));
  return {
    file,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Providers whose names, and the titles of whose games, are hostile. */
export interface NamedProviders extends AsyncDisposable {
  /** File that registers them. */
  readonly file: string;
  readonly names: readonly string[];
}

/**
 * Writes the file: a provider for each text that is accepted as a name, with a game that has the next one
 * as its title.
 */
export async function writeNamedProviders(texts: readonly string[]): Promise<NamedProviders> {
  const folder = await mkdtemp(join(tmpdir(), 'lobi-named-'));
  const file = join(folder, 'providers.json');
  const terms = { category: 'casino', minimumStake: '1000', maximumStake: '50000', demo: true };
  const names = [...new Set(texts.map(normalizeLine))].filter(
    // Direction marks and other control characters are rejected when the file is read.
    (text) => text.length >= 2 && text.length <= 60 && isPlain(text),
  );
  const providers = names.map((name, n) => ({
    code: `evil-${n}`,
    name,
    origin: `http://localhost:${20_000 + n}`,
    secret: 'a secret that is long enough for a provider',
    games: [{ id: 'game', title: names[(n + 1) % names.length], path: '/game', ...terms }],
  }));
  await writeFile(file, JSON.stringify({ providers }));
  return {
    file,
    names,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
