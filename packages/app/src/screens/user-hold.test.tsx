import type { AccountHold } from '@lobi/core/contract';
import type { FakeBackend } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

/** Dewi, who is pending, resembles a blocked user. */
const holdDewi = ({ world }: FakeBackend): void => {
  const dewi = world.users.get('user-dewi');
  if (!dewi) throw new Error('no dewi');
  const user = { id: 'user-blocked', username: 'blocked' };
  const matches: NonNullable<AccountHold['matches']> = [
    { user, status: 'blocked', signs: ['phone', 'name'] },
  ];
  world.users.set(dewi.id, {
    ...dewi,
    hold: { since: world.timeNow(), matches },
  });
};

const waiting = () => page.getByRole('row', { name: /dewi/ });
const note = 'Hanya staf yang dapat mengaktifkan akun ini';

describe('a held account', () => {
  it('the list of pending users shows staff the account that one resembles, without a quick activation', async () => {
    await openApp({ path: '/user?status=pending', role: 'admin', before: holdDewi });
    await expect
      .element(waiting().getByText('Mirip dengan blocked: nomor telepon sama, nama sama.'))
      .toBeVisible();
    expect(
      waiting()
        .getByRole('button', { name: /^Aktifkan/ })
        .elements(),
    ).toEqual([]);
  });

  it('the list of users shows an agent that staff decides on a held account, and nothing of the other user', async () => {
    await openApp({ path: '/user?status=pending', role: 'agent', before: holdDewi });
    await expect.element(waiting().getByText(note)).toBeVisible();
    expect(
      waiting()
        .getByRole('button', { name: /^Aktifkan/ })
        .elements(),
    ).toEqual([]);
    expect(waiting().element().textContent).not.toContain('blocked');
  });

  it('staff activates a held account on the page of the user, after the comparison', async () => {
    const { backend } = await openApp({ path: '/user/user-dewi', role: 'admin', before: holdDewi });
    await expect
      .element(page.getByRole('link', { name: /nomor telepon sama, nama sama/ }))
      .toHaveAttribute('href', '/user/user-blocked');
    await page.getByRole('button', { name: 'Ubah status' }).click();
    await page.getByRole('radio', { name: /aktif/i }).first().click();
    await page.getByRole('textbox', { name: /Catatan/ }).fill('Orang lain, KTP berbeda.');
    const submit = page.getByRole('dialog').getByRole('button', { name: /aktif/i });
    await submit.click();
    await expect.element(page.getByText('Periksa dahulu, lalu centang ini.')).toBeVisible();
    expect(backend.world.users.get('user-dewi')?.status).toBe('pending');
    await page.getByRole('checkbox', { name: /sudah saya bandingkan/ }).click();
    await submit.click();
    await expect.poll(() => backend.world.users.get('user-dewi')?.status).toBe('activated');
    expect(backend.world.users.get('user-dewi')).toMatchObject({
      hold: null,
      statusReason: 'Orang lain, KTP berbeda.',
    });
  });

  it('the page of a held account shows an agent that staff decides, and offers no status', async () => {
    await openApp({ path: '/user/user-dewi', role: 'agent', before: holdDewi });
    await expect.element(page.getByText(note)).toBeVisible();
    expect(document.body.textContent).not.toContain('nomor telepon sama');
    expect(page.getByRole('link', { name: /blocked/ }).elements()).toEqual([]);
  });
});

describe('auth.register with required personal data', () => {
  it('auth.register requests name, date of birth, phone and e-mail, and a known phone waits like any account', async () => {
    const { backend } = await openApp({
      path: '/register',
      role: 'guest',
      before: ({ world }) => {
        const blocked = world.users.get('user-blocked');
        if (!blocked) throw new Error('no blocked user');
        world.users.set(blocked.id, { ...blocked, phone: '081234567890' });
        world.settings = {
          policy: {
            ...{ jurisdiction: 'mt', autoPlay: false, turbo: false, freePlay: false },
            ...{ limitsMandatory: false, oneGameAtATime: false },
            ...{ registrationAsks: ['name', 'birthDate', 'phone', 'email'] },
          },
        };
      },
    });
    await expect.element(page.getByLabelText('Tanggal lahir')).toBeVisible();
    const calls = () => backend.seen.filter(({ name }) => name === 'auth.register').length;
    const before = calls();
    const field = (name: string | RegExp) => page.getByRole('textbox', { name });
    await field('Nama pengguna').fill('siti.lagi');
    await page.getByLabelText('Kata sandi', { exact: true }).fill('lampion-malam-7');
    await page.getByLabelText(/^Ulangi kata sandi/i).fill('lampion-malam-7');
    const submit = page.getByRole('button', { name: 'Buat akun', exact: true });
    await submit.click();
    await expect.element(field('Nama lengkap')).toHaveAttribute('aria-invalid', 'true');
    expect(calls()).toBe(before);
    await field('Nama lengkap').fill('Siti Nurhaliza');
    await page.getByLabelText('Tanggal lahir').fill('1990-02-28');
    await field('Nomor ponsel').fill('(0812) 3456-7890');
    await field('Email').fill('siti@mail.com');
    await submit.click();
    await expect
      .poll(() =>
        [...backend.world.users.values()].find(({ username }) => username === 'siti.lagi'),
      )
      .toMatchObject({
        status: 'pending',
        ...{ name: 'Siti Nurhaliza', birthDate: '1990-02-28', phone: '081234567890' },
        hold: { matches: [{ user: { username: 'blocked' }, signs: ['phone'] }] },
      });
    expect(document.body.textContent).not.toContain('Mirip');
  });
});
