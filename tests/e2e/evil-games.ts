import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPlain, normalizeLine } from '../../packages/core/src/contract/normalize.ts';

/** A page that does to its surroundings whatever a page in a frame can try. */
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

/** A page that comes, and then does nothing but turn in circles. */
const stuck = `<!doctype html><title>stuck</title><p>stuck</p><script>
  setTimeout(() => { for (;;); }, 100);
</script>`;

const games = [
  { id: 'storm', title: 'Badai', path: '/storm' },
  { id: 'gone', title: 'Hilang', path: '/gone' },
  { id: 'silent', title: 'Bisu', path: '/silent' },
  { id: 'stuck', title: 'Macet', path: '/stuck' },
] as const;

/** Response of each path; the silent one keeps its caller waiting for ever. */
const pages: Readonly<Record<string, string | undefined>> = { '/storm': storm, '/stuck': stuck };

/** Titles of the games, each evil in its own way. */
export const evilTitles = games.map(({ title }) => title);

/** A provider whose games misbehave, on a port of its own. */
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
    // Another site than the platform's, as a provider is: what hangs there hangs alone.
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

/** Writes the file: a provider for each text that may be a name, with a game that bears the next. */
export async function writeNamedProviders(texts: readonly string[]): Promise<NamedProviders> {
  const folder = await mkdtemp(join(tmpdir(), 'lobi-named-'));
  const file = join(folder, 'providers.json');
  const terms = { category: 'casino', minimumStake: '1000', maximumStake: '50000', demo: true };
  const names = [...new Set(texts.map(normalizeLine))].filter(
    // Controls of direction and other control characters are rejected where the file is read.
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
