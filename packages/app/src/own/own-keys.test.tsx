import { beforeEach, describe, expect, it } from 'vitest';
import type { BrandInput } from '../config/brand-schema.ts';
import { openApp } from '../testing/open-app.tsx';

const shown = () => document.body.textContent ?? '';

describe('keys of a brand file', () => {
  const brand: Partial<BrandInput> = {
    name: 'Kopi88',
    meta: { titleTemplate: '{brand}: {title}' },
    locale: { timeZone: 'Asia/Manila' },
    money: { quickAmounts: ['12345', '67890'] },
    theme: { density: 'compact', tokens: { radius: 0, type: 1.1 } },
    company: { legalName: 'PT Kopi Malam', address: 'Jalan Kopi 88' },
    support: { mail: 'tolong@kopi88.example' },
    compliance: {
      minimumAge: 25,
      socialProof: false,
      helpLinks: [{ name: 'Bantuan Judi', phone: '0811' }],
    },
    features: { referral: false, withdraw: false },
  };

  beforeEach(() => localStorage.clear());

  it('the lobby uses name, title, time zone, company, age, density and shape of the brand', async () => {
    await openApp({ path: '/game', brand });
    await expect.poll(() => document.title).toMatch(/^Kopi88: /);
    const footer = () => document.querySelector('.lobi-Footer-root')?.textContent;
    await expect.poll(footer).toMatch(/25\+.*PT Kopi Malam · Jalan Kopi 88.*Asia\/Manila/);
    expect(document.querySelector('[data-lobi-density="compact"]')).not.toBeNull();
    const { borderRadius } = getComputedStyle(
      document.querySelector('.lobi-GameCard-root') ?? document.body,
    );
    expect(borderRadius).toBe('0px');
  });

  it('the lobby shows wins of others unless the brand disables them', async () => {
    const card = () => document.querySelector('.lobi-GameCard-root');
    const ticker = () => document.querySelector('.lobi-LiveWinsTicker-root');
    await openApp({ path: '/game', brand });
    await expect.poll(card).not.toBeNull();
    expect(ticker()).toBeNull();
  });

  it('the withdrawal form offers the quick amounts of the brand', async () => {
    await openApp({ path: '/player/wallet/withdraw', brand: { money: brand.money } });
    await expect.poll(shown).toMatch(/12[.,]345/);
  });
});
