import { expect, type Page } from '@playwright/test';

/** Signs in on the login screen, by default with the demo password. */
export async function signIn(page: Page, username: string, password = 'lobi-demo'): Promise<void> {
  await page.getByLabel('Nama pengguna').fill(username);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Signs out: by the account menu on a wide page, on the account's page on a phone. */
export async function signOut(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole('link', { name: 'Akun' }).last().click();
    await page.getByRole('button', { name: 'Keluar' }).click();
  } else {
    await page.getByRole('button', { name: /Menu akun/ }).click();
    const line = page.getByRole('menuitem', { name: 'Keluar' });
    // A menu in motion may not be at the position of the click.
    await line.evaluate((element) =>
      Promise.all(
        (element.closest('[role="menu"]') ?? element).getAnimations().map((way) => way.finished),
      ),
    );
    await line.click();
  }
}

/** Ends the session of a page by a call from elsewhere: the page itself does nothing. */
export async function signOutElsewhere(page: Page, origin: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const cookies = await page.context().cookies();
  const answer = await fetch(`${origin}/api/auth/logout`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'X-XSRF-TOKEN': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
    },
  });
  expect(answer.ok).toBe(true);
}

/** Balance in the navbar, in minor units; `undefined` while it shows none. */
export async function balanceIn(page: Page): Promise<bigint | undefined> {
  const text = await page.getByRole('banner').innerText();
  const digits = /Rp\s*([\d.]+)/.exec(text)?.[1]?.replaceAll('.', '');
  return digits === undefined ? undefined : BigInt(digits);
}

/** An amount in the format of the screens, in minor units of rupiah. */
const rupiah = (amount: bigint) => `Rp ${amount.toLocaleString('id-ID')}`;

/** Checks that the receipt of a transfer shows a wallet's balance before and after it. */
export async function showsBalances(
  page: Page,
  name: string,
  [before, after]: readonly [before: bigint, after: bigint],
): Promise<void> {
  const balances = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  const text = `${name}Sebelum${rupiah(before)}Sesudah${rupiah(after)}`;
  await expect(balances.first()).toHaveText(text);
}

/** Selects a side, fills in the stake and places the bet; waits until the platform has accepted it. */
export async function place(
  page: Page,
  side: 'Meron' | 'Wala' | 'Seri',
  amount: string,
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${side}`) }).click();
  await page.getByLabel('Nilai taruhan').fill(amount);
  await page.getByRole('button', { name: new RegExp(`^Pasang .*${side}`) }).click();
  await expect(page.getByText(/^Taruhan diterima/)).toBeAttached();
}

/** Resolves when a page has joined the channel of its user, so that it receives events. */
export const subscribed = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const text = payload.toString();
        if (text.includes('subscription_succeeded') && text.includes('private-user.')) resolve();
      }),
    );
  });
