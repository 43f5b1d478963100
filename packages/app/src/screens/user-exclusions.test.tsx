import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

const path = '/user/user-player?tab=exclusions';
const submit = () => page.getByRole('button', { name: 'Kecualikan pemain' });

describe('an exclusion requested by family', () => {
  // id: staff-enters-family-exclusion
  it('staff enters an exclusion requested by family once the applicant is checked, and it starts at once', async () => {
    const { backend } = await openApp({ path, role: 'admin' });
    await expect.element(page.getByText(/Belum ada yang meminta/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Nama pemohon' }).fill('Sri Wahyuni');
    await page.getByRole('textbox', { name: /Apa yang diminta/ }).fill('Uang rumah tangga habis.');
    await submit().click();
    await expect.element(page.getByText(/Periksa pemohon sebelum/)).toBeVisible();
    expect(backend.world.exclusions).toEqual([]);

    await page.getByRole('checkbox', { name: /Saya sudah memeriksa/ }).click();
    await submit().click();
    await expect.element(page.getByText(/Sri Wahyuni · Suami atau istri/)).toBeVisible();
    expect(backend.world.exclusions).toEqual([
      expect.objectContaining({
        userId: 'user-player',
        length: '6m',
        applicant: { name: 'Sri Wahyuni', relation: 'spouse' },
      }),
    ]);
    expect(backend.world.users.get('user-player')).toMatchObject({ status: 'restricted' });
    await expect.element(page.getByRole('textbox', { name: 'Nama pemohon' })).toHaveValue('');
  });

  it('an exclusion requested by family shows who reads the note of staff, and what the player reads', async () => {
    await openApp({ path, role: 'admin' });
    await expect
      .element(page.getByRole('textbox', { name: /Apa yang diminta/ }))
      .toHaveAccessibleDescription(/Hanya dibaca staf/);
    await expect
      .element(page.getByText(/Pemain membaca: “Dikecualikan atas permintaan pihak lain/))
      .toBeVisible();
  });

  it('exclusions requested by family are closed to agents', async () => {
    await openApp({ path, role: 'agent' });
    await expect.element(page.getByRole('tab').first()).toBeVisible();
    expect(document.body.textContent).not.toContain('Permintaan pengecualian');
  });
});
