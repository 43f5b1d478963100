import type { Bet, Transaction, User, Wallet } from '@lobi/core/contract';
import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { countOf } from '../faults/counts.ts';
import { apiSession, type ApiSession } from './api-session.ts';
import { openFight } from './fights.ts';
import { expect, test } from './platform-fixture.ts';
import { clearRequests } from './requests.ts';

interface List<Row> {
  readonly data: readonly Row[];
}

/** A money form before it is filled in, with the current state of the ledger. */
interface OpenForm {
  readonly path: string;
  /** Path of the call that it sends. */
  readonly call: string;
  /** Fills it in, up to the button that sends it. */
  fill(page: Page): Promise<Locator>;
  /** Text on the page after the response. */
  confirmation(page: Page): Locator;
  /** Number of records that it created, found by amount or round. */
  made(): Promise<number>;
  /** Available balance of the wallet that it moves. */
  available(): Promise<bigint>;
  /** Effect of one movement on that balance. */
  readonly effect: bigint;
}

interface MoneyForm {
  readonly name: string;
  readonly who: string;
  open(origin: string): Promise<OpenForm>;
}

const walletOf = async (session: ApiSession): Promise<Wallet> =>
  (await session.get<User>('/api/auth/check')).wallet;

const availableIn = async (session: ApiSession) => {
  const { balance, held } = await walletOf(session);
  return BigInt(balance) - BigInt(held);
};

/** No two transfers of this file have the same amount, by which the ledger distinguishes them. */
let amounts = 0;
const nextAmount = (): number => {
  amounts += 1;
  return 60_000 + amounts;
};

const transactionsOf = async (session: ApiSession, query: string, amount: number) => {
  const { id } = await walletOf(session);
  const { data } = await session.get<List<Transaction>>(
    `/api/wallet/${id}/transaction?perPage=100&sort=-createdAt&${query}`,
  );
  return data.filter((transaction) => transaction.amount === String(amount));
};

const forms: readonly MoneyForm[] = [
  {
    name: 'a bet',
    who: 'player',
    async open(origin) {
      const { game, round } = await openFight(await apiSession(origin, 'declare'));
      const session = await apiSession(origin, 'player');
      const { id } = await walletOf(session);
      return {
        path: `/game/${game.id}`,
        call: `/api/round/${round.id}/bet`,
        async fill(page) {
          await page.getByRole('button', { name: /^Meron/ }).click();
          await page.getByLabel('Nilai taruhan').fill('10.000');
          return page.getByRole('button', { name: /^Pasang .*Meron/ });
        },
        confirmation: (page) => page.getByText(/^Taruhan diterima/),
        made: async () =>
          (await session.get<List<Bet>>(`/api/wallet/${id}/bet?roundId=${round.id}`)).data.length,
        available: () => availableIn(session),
        effect: -10_000n,
      };
    },
  },
  {
    name: 'a cash-in',
    who: 'agent',
    async open(origin) {
      const session = await apiSession(origin, 'player2');
      const { id } = await walletOf(session);
      const amount = nextAmount();
      return {
        path: `/wallet/${id}/transaction/create?type=cash-in`,
        call: `/api/wallet/${id}/transaction`,
        async fill(page) {
          await page.getByRole('textbox', { name: 'Jumlah' }).fill(String(amount));
          await page.getByRole('button', { name: 'Lanjut' }).click();
          return page.getByRole('button', { name: /^Kirim/ });
        },
        confirmation: (page) => page.getByRole('heading', { name: 'Isi saldo selesai' }),
        made: async () => (await transactionsOf(session, 'type=cash-in', amount)).length,
        available: () => availableIn(session),
        effect: BigInt(amount),
      };
    },
  },
  {
    name: 'a withdrawal',
    who: 'dewi',
    async open(origin) {
      const session = await apiSession(origin, 'dewi');
      const { id } = await walletOf(session);
      const amount = nextAmount();
      await clearRequests(origin, 'dewi', 'withdraw');
      return {
        path: '/player/wallet/withdraw',
        call: `/api/wallet/${id}/transaction`,
        async fill(page) {
          await page.getByLabel('Jumlah', { exact: true }).fill(String(amount));
          await page.getByRole('button', { name: 'Lanjut' }).click();
          await page.getByRole('radio', { name: /bank/i }).first().click();
          await page.getByRole('combobox', { name: 'Bank' }).click();
          await page.getByRole('option', { name: /BCA/ }).click();
          await page.getByLabel(/Nomor rekening/).fill('1234567890');
          await page.getByLabel(/Nama pemilik/).fill('Dewi Sari');
          await page.getByRole('button', { name: 'Lanjut' }).click();
          return page.getByRole('button', { name: /^Tarik/ });
        },
        confirmation: (page) => page.getByText(/ditahan untuk penarikan ini/).first(),
        made: async () => (await transactionsOf(session, 'type=withdraw', amount)).length,
        available: () => availableIn(session),
        effect: -BigInt(amount),
      };
    },
  },
];

/** Record of a form's calls: the keys, and whether each was stored before it was sent. */
interface Sent {
  readonly keys: string[];
  readonly isStored: boolean[];
}

/** Intercepts the calls of a form; other calls pass. */
async function watchSending(
  context: BrowserContext,
  { call }: OpenForm,
  answer: (route: Route, count: number) => Promise<void> = (route) => route.continue(),
): Promise<Sent> {
  const sent: Sent = { keys: [], isStored: [] };
  await context.route(
    ({ pathname }) => pathname === call,
    async (route) => {
      const request = route.request();
      if (request.method() !== 'POST') return route.fallback();
      const key = (await request.headerValue('idempotency-key')) ?? '';
      const stored = await request
        .frame()
        .evaluate(() => localStorage.getItem('lobi.attempts'))
        .catch(() => null);
      sent.keys.push(key);
      sent.isStored.push(key !== '' && stored?.includes(key) === true);
      await answer(route, sent.keys.length);
    },
  );
  return sent;
}

/** The ledger has the movement once, and the page stored its key before sending it. */
async function isOne(form: OpenForm, before: bigint, { keys, isStored }: Sent): Promise<void> {
  expect(new Set(keys).size).toBe(1);
  expect(isStored[0]).toBe(true);
  expect(await form.made()).toBe(1);
  expect((await form.available()) - before).toBe(form.effect);
}

/** Longest wait for a reconciliation, which starts within seconds, on a busy machine. */
const reconciledWithinMs = 40_000;

/** A timeout takes ten seconds: one form per run, all in a full run. */
const timedForms = forms.slice(0, countOf('LOBI_TIMED_FORMS', 1, forms.length));

for (const { name, who, open } of forms) {
  test.describe(name, () => {
    test.skip(({ isMobile }) => isMobile, 'a phone uses the same machines');

    // id: form-sent-once
    test(`${name} is sent once for ten clicks, and for Enter with a click`, async ({
      visit,
      platform,
    }) => {
      for (const hurry of ['clicks', 'Enter and a click'] as const) {
        const form = await open(platform.origin);
        const { context, page } = await visit({ path: form.path, as: who });
        const sent = await watchSending(context, form);
        const before = await form.available();
        const send = await form.fill(page);
        await expect(send).toBeEnabled();
        if (hurry === 'clicks') {
          await send.evaluate((button: HTMLButtonElement) => {
            for (let n = 0; n < 10; n += 1) button.click();
            button.form?.requestSubmit();
          });
        } else {
          // In the page, not from here: on a busy machine two commands may be a second apart.
          await send.evaluate((button: HTMLButtonElement) => {
            button.addEventListener('click', () => setTimeout(() => button.click()), {
              once: true,
            });
          });
          await send.press('Enter');
        }
        await expect(form.confirmation(page)).toBeAttached();
        expect(sent.keys, hurry).toHaveLength(1);
        await isOne(form, before, sent);
        await context.close();
      }
    });

    // id: form-two-tabs
    test(`${name} is created once when it is confirmed in two tabs before a response arrives`, async ({
      visit,
      platform,
    }) => {
      const form = await open(platform.origin);
      const { context, page } = await visit({ path: form.path, as: who });
      let release = (): void => {};
      const bothSent = new Promise<void>((resolve) => (release = resolve));
      const sent = await watchSending(context, form, async (route, count) => {
        if (count === 2) release();
        await bothSent;
        await route.continue();
      });
      const before = await form.available();
      const second = await context.newPage();
      await second.goto(form.path);
      const sends = [await form.fill(page), await form.fill(second)];
      for (const send of sends) await expect(send).toBeEnabled();
      for (const send of sends) await send.click();
      for (const tab of [page, second]) await expect(form.confirmation(tab)).toBeAttached();
      expect(sent.keys.length).toBeGreaterThanOrEqual(2);
      await isOne(form, before, sent);
    });

    for (const [when, reachesServer] of [
      ['after it reached the platform', true],
      ['before it reached the platform', false],
    ] as const) {
      // id: form-reload
      test(`${name} is created once when the page is reloaded ${when}`, async ({
        visit,
        platform,
      }) => {
        const form = await open(platform.origin);
        const { context, page } = await visit({ path: form.path, as: who });
        let isHeld = false;
        const sent = await watchSending(context, form, async (route, count) => {
          if (count > 1) return route.continue();
          // Its response does not reach the page.
          if (reachesServer) await route.fetch();
          isHeld = true;
        });
        const before = await form.available();
        await (await form.fill(page)).click();
        await expect.poll(() => isHeld).toBe(true);
        expect(await form.made()).toBe(reachesServer ? 1 : 0);
        await page.reload();
        await expect
          .poll(() => sent.keys.length, { timeout: reconciledWithinMs })
          .toBeGreaterThan(1);
        await expect.poll(form.made, { timeout: reconciledWithinMs }).toBe(1);
        await expect
          .poll(() => page.evaluate(() => localStorage.getItem('lobi.attempts')))
          .toBeNull();
        await isOne(form, before, sent);
      });
    }
  });
}

for (const { name, who, open } of timedForms) {
  // id: form-unknown-outcome
  test(`${name} without a response is shown as unknown, and resolved later`, async ({
    visit,
    platform,
    isMobile,
  }) => {
    test.skip(isMobile, 'a phone uses the same machines');
    const form = await open(platform.origin);
    const { context, page } = await visit({ path: form.path, as: who });
    const times: number[] = [];
    const sent = await watchSending(context, form, async (route, count) => {
      times.push(Date.now());
      if (count > 1) return route.continue();
      await route.fetch();
    });
    const gaveUp = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().endsWith(form.call),
    });
    const before = await form.available();
    await (await form.fill(page)).click();
    await gaveUp;
    await expect(form.confirmation(page)).toBeAttached({ timeout: reconciledWithinMs });
    expect(sent.keys).toHaveLength(2);
    await isOne(form, before, sent);
  });
}
