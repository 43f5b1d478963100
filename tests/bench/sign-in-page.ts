import { apiTable, tokenStorageKey, type User } from '@lobi/core/contract';
import type { Page } from 'playwright';
import { demoPassword } from './demo-accounts.ts';

/**
 * Signs a demo account in without the form: stores cookies in the context, and the token in the storage.
 */
export async function signInPage(page: Page, origin: string, username: string): Promise<User> {
  const { method, path, answer } = apiTable['auth.login'];
  const response = await page.request.fetch(origin + path, {
    method,
    headers: { origin },
    data: { username, password: demoPassword },
  });
  const { data, token } = answer.parse(await response.json());
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    tokenStorageKey,
    token,
  ] as const);
  return data;
}
