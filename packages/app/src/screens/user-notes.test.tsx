import { AppError } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { callerOf, openApp } from '../testing/open-app.tsx';

const path = '/user/user-player?tab=notes';
const field = () => page.getByRole('textbox', { name: 'Catatan baru' });
const save = () => page.getByRole('button', { name: 'Tambah catatan' });
const notes = () =>
  [...document.querySelectorAll('.lobi-NoteList-note')].map(({ textContent }) => textContent);

describe('notes about a user', () => {
  it('staff writes notes about a user, and notes of others appear automatically', async () => {
    const { backend } = await openApp({ path, role: 'admin' });
    await expect.element(page.getByText(/Belum ada catatan/)).toBeVisible();
    await field().fill('Sudah ditelepon.');
    await save().click();
    await expect.poll(notes).toEqual([expect.stringContaining('Sudah ditelepon.')]);
    await expect.element(field()).toHaveValue('');

    const other = await callerOf(backend, 'superadmin');
    await other.call('note.create', {
      params: { userId: 'user-player' },
      body: { text: 'Dokumen lengkap.' },
    });
    await expect
      .poll(notes)
      .toEqual([expect.stringContaining('superadmin'), expect.stringContaining('admin')]);
  });

  it('notes about a user stay in the field if they could not be saved', async () => {
    const { backend } = await openApp({ path, role: 'admin' });
    await field().fill('Sudah ditelepon.');
    backend.failNext('note.create', { kind: 'error', error: new AppError('rate_limited') });
    await save().click();
    await expect.element(page.getByText(/Catatan tidak tersimpan/)).toBeVisible();
    await expect.element(field()).toHaveValue('Sudah ditelepon.');
    await save().click();
    await expect.poll(notes).toHaveLength(1);
  });

  it('notes about a user can be written while the earlier ones fail to load', async () => {
    const refusal = { kind: 'error', error: new AppError('forbidden') } as const;
    await openApp({
      path,
      role: 'admin',
      before: (backend) => backend.failNext('note.list', ...Array<typeof refusal>(9).fill(refusal)),
    });
    await expect.element(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
    await field().fill('Sudah ditelepon.');
    await expect.element(save()).toBeEnabled();
    expect(document.body.textContent).not.toContain('Belum ada catatan');
  });

  it('notes about a user are closed to agents', async () => {
    await openApp({ path, role: 'agent' });
    await expect.element(page.getByRole('tab').first()).toBeVisible();
    expect(document.body.textContent).not.toContain('Catatan');
  });
});
