import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Channel, Game } from '@lobi/core/contract';
import {
  startTestDatabase,
  type TestDatabase,
} from '../../packages/server/src/testing/test-database.ts';
import {
  type Answer,
  type ContractKit,
  HttpSession,
  createContractKit,
  demoPassword,
  signedIn,
} from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';

type Running = Awaited<ReturnType<typeof startTestPlatform>>;

/** An app of one brand, as a partner builds it. */
function brandFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `lobi-${name}-`));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="id"><title>${name}</title><div id="app"></div>`,
  );
  return folder;
}

let databases: TestDatabase;
const brands: { readonly platform: Running; readonly folder: string; readonly kit: ContractKit }[] =
  [];

/** Two brands of one licensee: separate apps and addresses, with the users of one platform. */
beforeAll(async () => {
  databases = await startTestDatabase();
  const { connectionString: databaseUrl } = await databases.fresh();
  for (const name of ['pasar', 'samudra']) {
    const folder = brandFolder(name);
    const secret = 'one secret of one licensee, long enough';
    const platform = await startTestPlatform({ databaseUrl, appFolder: folder, secret });
    brands.push({ platform, folder, kit: createContractKit(platform.origin) });
  }
});
afterAll(async () => {
  for (const { platform, folder } of brands.toReversed()) {
    await platform.stop();
    rmSync(folder, { recursive: true });
  }
  await databases.stop();
});

const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
const dataOf = <Data>({ body }: Answer) => (body as { data: Data }).data;

async function dice(session: HttpSession): Promise<Answer> {
  const games = dataOf<Game[]>(
    await session.call('game.list', { query: { perPage: '100', category: 'casino' } }),
  );
  const gameId = games.find(({ engine }) => engine === 'dice')!.id;
  const body = { amount: '1000', choice: { direction: 'under', target: 5_000 } };
  return session.call('play.create', { params: { gameId }, body });
}

async function requestMoney(session: HttpSession, walletId: string, type: 'deposit' | 'withdraw') {
  const direction = type === 'deposit' ? 'in' : 'out';
  const [channel] = dataOf<Channel[]>(await session.call('channel.list', { query: { direction } }));
  const account =
    type === 'withdraw' ? { institution: 'BCA', account: '7771234567', holder: 'Siti Rahma' } : {};
  const body = { type, amount: '50000', channelId: channel!.id, ...account };
  return session.call('transaction.create', { params: { walletId }, body });
}

describe('an exclusion under one brand of a licensee', () => {
  // id: exclusion-across-brands
  it('an exclusion under one brand holds under the other at once, for running sessions and new ones', async () => {
    const [here, there] = brands as [(typeof brands)[0], (typeof brands)[0]];
    expect((await (await fetch(here.platform.origin)).text()).includes('<title>pasar')).toBe(true);
    expect((await (await fetch(there.platform.origin)).text()).includes('<title>samudra')).toBe(
      true,
    );
    const atHome = await signedIn(here.platform.origin, 'player');
    const abroad = await signedIn(there.platform.origin, 'player');
    expect((await dice(abroad.session)).status).toBe(201);

    // No documents are required, only the request.
    const excluded = await atHome.session.call('break.start', { body: { length: '6m' } });
    expect(excluded.status).toBe(200);

    expect(codeOf(await dice(abroad.session))).toBe('account_restricted');
    const fresh = await signedIn(there.platform.origin, 'player');
    expect(codeOf(await dice(fresh.session))).toBe('account_restricted');
    expect(codeOf(await requestMoney(fresh.session, fresh.self.wallet.id, 'deposit'))).toBe(
      'account_restricted',
    );
    // An excluded player may take the money out, under either brand.
    expect((await requestMoney(fresh.session, fresh.self.wallet.id, 'withdraw')).status).toBe(201);
  });

  // id: family-exclusion-across-brands
  it('an exclusion that family requests under one brand holds under the other', async () => {
    const [here, there] = brands as [(typeof brands)[0], (typeof brands)[0]];
    const { session, self } = await signedIn(there.platform.origin, 'player2');
    const body = {
      length: '1y',
      applicant: { name: 'Sri Wahyuni', relation: 'spouse' },
      reason: 'The household money is at stake.',
      verified: true,
    };
    const params = { userId: self.id };
    const admin = await here.kit.as('admin');
    expect((await admin.call('exclusion.create', { params, body })).status).toBe(201);
    expect(codeOf(await dice(session))).toBe('account_restricted');

    // The player sees the exclusion, but never who requested it.
    const answers = [
      await session.call('auth.check'),
      await session.call('notification.list'),
      await session.call('activity.list', { params }),
    ];
    expect(JSON.stringify(answers.map((answer) => answer.body))).not.toContain('Sri Wahyuni');
    expect(codeOf(await session.call('exclusion.list', { params }))).toBe('forbidden');
  });
});

describe('personal data', () => {
  // id: session-bound-to-brand-address
  it('a session of one brand is not valid at the address of another', async () => {
    const [here, there] = brands as [(typeof brands)[0], (typeof brands)[0]];
    const response = await fetch(`${here.platform.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ username: 'agent', password: demoPassword }),
    });
    const lines = response.headers.getSetCookie();
    expect(lines.length).toBeGreaterThan(0);
    // Without a domain a cookie goes back to the very host that set it, and to none of its siblings.
    for (const line of lines) expect(line.toLowerCase()).not.toContain('domain=');
    // The token, which pages keep by their address, opens nothing without that cookie.
    const { token } = (await response.json()) as { token: string };
    const stranger = new HttpSession(there.platform.origin);
    stranger.token = token;
    expect((await stranger.call('auth.check')).status).toBe(401);
    // A page of one brand cannot call the platform of the other one with it either.
    const crossed = await fetch(`${there.platform.origin}/api/auth/check`, {
      headers: { origin: here.platform.origin, authorization: `Bearer ${token}` },
    });
    expect(crossed.headers.get('access-control-allow-origin')).toBeNull();
  });

  // id: guest-of-brand-gets-no-data
  it('a caller who is not signed in under a brand gets no data of any user', async () => {
    const [here, there] = brands as [(typeof brands)[0], (typeof brands)[0]];
    const { id } = await here.kit.self('player');
    const answers = await Promise.all(
      (['settings.show', 'game.list', 'lobby.show'] as const).map((name) =>
        there.kit.guest().call(name),
      ),
    );
    const walletId = (await here.kit.self('player')).wallet.id;
    const text = JSON.stringify(answers.map(({ body }) => body));
    for (const personal of [id, walletId, '"player"', '"player2"']) {
      expect(text).not.toContain(personal);
    }
  });
});
