import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callerOf, openApp } from '../testing/open-app.tsx';

const providers = { path: '/admin/provider', role: 'admin' } as const;
const card = (name: string) => page.getByRole('article', { name });
const nusa = () => card('Nusa Games');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const reason = () => page.getByRole('textbox', { name: /^Alasan/ });
const dialog = () => page.getByRole('dialog');

describe('game providers', () => {
  it('game providers show today’s payouts against each cap, and the addresses of their calls', async () => {
    await openApp(providers);
    await expect.element(nusa()).toBeVisible();
    await expect
      .element(nusa().getByRole('meter', { name: 'Pembayaran hari ini' }))
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/214\.000\.000.*750\.000\.000/));
    await expect.element(nusa().getByText('203.0.113.0/24')).toBeVisible();
    await expect.element(card('Laut Lepas').getByText('Alamat mana pun')).toBeVisible();
  });

  it('one member of staff suspends a game provider at once, with a reason, by keyboard', async () => {
    const { backend } = await openApp(providers);
    await expect.element(button('Tangguhkan, Nusa Games')).toBeVisible();
    button('Tangguhkan, Nusa Games').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByText(/taruhan baru ditolak/)).toBeVisible();
    await dialog().getByRole('button', { name: 'Tangguhkan', exact: true }).click();
    await expect.element(page.getByText('Alasan wajib diisi.')).toBeVisible();
    expect(backend.world.gameProviders.get('provider-nusa')?.suspension).toBeNull();
    await reason().fill('Kemenangan yang aneh');
    await dialog().getByRole('button', { name: 'Tangguhkan', exact: true }).click();
    await expect.element(page.getByText('Nusa Games ditangguhkan')).toBeVisible();
    await expect.element(nusa().getByText('Kemenangan yang aneh')).toBeVisible();
    expect(backend.world.gameProviders.get('provider-nusa')?.suspension).toMatchObject({
      cause: 'staff',
      suspendedBy: 'admin',
    });
  });

  it('game providers show why they are suspended, and lifting a suspension waits for a second person', async () => {
    const { backend } = await openApp({ ...providers, situation: 'suspended', size: [390, 844] });
    await expect.element(nusa().getByText('Pembayaran melewati batas harian.')).toBeVisible();
    await expect.element(nusa().getByText(/900\.000\.000/)).toBeVisible();
    await expect.element(nusa().getByText('Koin Emas')).toBeVisible();
    await expect.element(nusa().getByText(/8\.200\.000/)).toBeVisible();
    await expect.element(nusa().getByText('Yang terlama menunggu sejak')).toBeVisible();
    await button('Cabut penangguhan').click();
    await expect.element(dialog().getByText(/dapat memulai permainan/)).toBeVisible();
    await reason().fill('Sudah dijelaskan provider');
    await dialog().getByRole('button', { name: 'Cabut penangguhan', exact: true }).click();
    await expect
      .element(page.getByText('Nusa Games: Diajukan. Menunggu orang kedua.'))
      .toBeVisible();
    expect(backend.world.gameProviders.get('provider-nusa')?.suspension).not.toBeNull();
    const superadmin = await callerOf(backend, 'superadmin');
    const [waiting] = backend.world.changes;
    await superadmin.call('admin.change.decide', {
      params: { changeId: waiting?.id ?? '' },
      body: { approve: true },
    });
    await expect.element(button('Tangguhkan, Nusa Games')).toBeVisible();
  });

  it('game providers accept other caps and addresses with a reason, and reject an invalid address', async () => {
    const { backend } = await openApp(providers);
    await button('Batas dan alamat, Nusa Games').click();
    const day = page.getByRole('textbox', { name: /^Batas per hari/ });
    await expect.element(day).toHaveValue('750.000.000');
    await day.fill('500000000');
    const addresses = page.getByRole('textbox', { name: /^Alamat/ });
    await addresses.fill('203.0.113.0/24\nbukan alamat');
    await expect.element(page.getByText('Bukan alamat atau jaringan: bukan alamat')).toBeVisible();
    await reason().fill('Perjanjian baru');
    await dialog().getByRole('button', { name: 'Ubah', exact: true }).click();
    expect(backend.world.changes).toEqual([]);
    await addresses.fill('198.51.100.7');
    await dialog().getByRole('button', { name: 'Ubah', exact: true }).click();
    await expect.element(page.getByText('Nusa Games: Selesai')).toBeVisible();
    expect(backend.world.gameProviders.get('provider-nusa')).toMatchObject({
      caps: { day: { own: '500000000' }, win: { own: null } },
      addresses: ['198.51.100.7'],
    });
  });

  it('game providers list their past suspensions with who lifted them', async () => {
    await openApp({
      ...providers,
      situation: 'suspended',
      before: async (backend) => {
        backend.world.fourEyes = false;
        const call = await callerOf(backend, 'superadmin');
        const params = { providerId: 'provider-nusa', suspensionId: 'suspension-1' };
        await call.call('admin.change.create', {
          body: { kind: 'provider.lift', params, reason: 'Sudah diperiksa' },
        });
      },
    });
    await button('Riwayat penangguhan, Nusa Games').click();
    await expect.element(dialog().getByText('Sudah diperiksa')).toBeVisible();
    await expect.element(dialog().getByText('superadmin')).toBeVisible();
  });

  it('game providers are updated live when the platform suspends one', async () => {
    const { backend } = await openApp(providers);
    await expect.element(button('Tangguhkan, Nusa Games')).toBeVisible();
    const superadmin = await callerOf(backend, 'superadmin');
    await superadmin.call('admin.provider.suspend', {
      params: { providerId: 'provider-nusa' },
      body: { reason: 'Kemenangan yang aneh' },
    });
    await expect.element(nusa().getByText('Kemenangan yang aneh')).toBeVisible();
  });

  it('the list of game providers is empty at first', async () => {
    await openApp({ ...providers, empty: true });
    await expect.element(page.getByText('Belum ada provider')).toBeVisible();
  });

  it('game providers are closed to agents', async () => {
    const { backend } = await openApp({ ...providers, role: 'agent' });
    await expect.element(page.getByText('Anda tidak punya akses ke halaman ini')).toBeVisible();
    expect(backend.seen.map(({ name }) => name)).not.toContain('admin.provider.list');
  });
});

describe('the alarm about a suspended provider', () => {
  it('the alarm about a suspended provider is on the dashboard of staff and links to the provider', async () => {
    await openApp({ path: '/admin/dashboard', role: 'admin', situation: 'suspended' });
    await expect.element(page.getByText(/^Provider Nusa Games ditangguhkan sejak/)).toBeVisible();
    await page.getByRole('link', { name: 'Lihat provider' }).click();
    await expect.element(nusa()).toBeVisible();
  });

  it('the dashboard shows no provider alarm while none is suspended', async () => {
    const { backend } = await openApp({ path: '/admin/dashboard', role: 'admin' });
    await expect.poll(() => backend.seen.map(({ name }) => name)).toContain('admin.provider.list');
    await expect.element(page.getByText(/^Provider Nusa/)).not.toBeInTheDocument();
  });
});
