import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { PlayVerifier, type PlayVerifierProps } from './play-verifier.tsx';
import type { VerifierValues } from './play-verifier.types.ts';

const values: VerifierValues = {
  game: 'dice',
  serverSeed: 'kode',
  commitment: '',
  clientSeed: 'pemain',
  nonce: '1',
  amount: '10000',
  currency: 'IDR',
  choice: '{}',
  outcome: '',
  payout: '',
};

const verifier = (props: Partial<PlayVerifierProps> = {}) => (
  <PlayVerifier
    games={[
      { value: 'dice', label: 'Dadu', kind: 'seeds' },
      { value: 'crash', label: 'Crash', kind: 'rounds' },
    ]}
    values={values}
    verdict={null}
    onValuesChange={() => undefined}
    onVerify={() => undefined}
    {...props}
  />
);

describe('PlayVerifier', () => {
  it('PlayVerifier submits all values, and only once while computing', async () => {
    const onVerify = vi.fn<PlayVerifierProps['onVerify']>();
    const screen = await renderInKit(verifier({ onVerify }));
    await screen.getByRole('button', { name: 'Hitung ulang' }).click();
    expect(onVerify).toHaveBeenCalledExactlyOnceWith(values);
    await screen.rerender(verifier({ onVerify, verifying: true }));
    await screen.getByLabelText(/^Nomor urut/).click();
    await userEvent.keyboard('{Enter}');
    expect(onVerify).toHaveBeenCalledOnce();
  });

  it('PlayVerifier labels the seeds of a shared round by their names', async () => {
    const screen = await renderInKit(verifier({ values: { ...values, game: 'crash' } }));
    await expect.element(screen.getByLabelText('Hash ronde', { exact: true })).toHaveValue('kode');
    await expect.element(screen.getByLabelText('Salt rantai')).toHaveValue('pemain');
    await expect.element(screen.getByText(/rantai hash: setiap hash/)).toBeVisible();
  });

  it.each<[boolean | null, boolean | null, RegExp, RegExp]>([
    [true, true, /Janji ditepati/, /Hasil sama/],
    [false, false, /Janji tidak ditepati/, /Hasil berbeda/],
    [null, null, /Hash tidak diisi/, /Tidak ada hasil untuk dibandingkan/],
  ])(
    'PlayVerifier shows its result as text: %s and %s',
    async (commitmentMatches, sameOutcome, promise, outcome) => {
      const verdict = { commitmentMatches, sameOutcome, outcome: '{}', payout: null };
      const screen = await renderInKit(verifier({ verdict }));
      for (const text of [promise, outcome]) {
        await expect.element(screen.getByRole('status').getByText(text)).toBeVisible();
      }
    },
  );

  it('PlayVerifier marks the fields that it cannot parse', async () => {
    const screen = await renderInKit(verifier({ refused: ['nonce'] }));
    await expect.element(screen.getByLabelText(/^Nomor urut/)).toBeInvalid();
    await expect.element(screen.getByLabelText(/^Seed klien/)).toBeValid();
  });
});
