import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { en } from '../../messages/en.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import type { SecondFactorPanelProps } from './second-factor.types.ts';
import { SecondFactorPanel } from './second-factor-panel.tsx';

const off = { since: null, recoveryLeft: 0, demanded: false };
const on = { since: '2026-11-20T09:04:00.000Z', recoveryLeft: 9, demanded: false };
const secret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Lentera:siti' };
const codes = ['K7QMD-3XWTR', '9FHJ2-PLVNC'];

const newCodes = ['TB4RZ-8KDMW', 'XQ6NG-H2YSV'];

const calls = () => ({
  onBegin: vi.fn<SecondFactorPanelProps['onBegin']>().mockResolvedValue(secret),
  onConfirm: vi.fn<SecondFactorPanelProps['onConfirm']>().mockResolvedValue(codes),
  onRenew: vi.fn<SecondFactorPanelProps['onRenew']>().mockResolvedValue(newCodes),
  onEnd: vi.fn<SecondFactorPanelProps['onEnd']>().mockResolvedValue(true),
  onDone: vi.fn(),
});

const panel = (props: Partial<SecondFactorPanelProps> & ReturnType<typeof calls>) => (
  <SecondFactorPanel state={off} username="siti" {...props} />
);
const inEnglish = { messages: en, locale: 'en' };

async function openScan(panelProps: Partial<SecondFactorPanelProps> & ReturnType<typeof calls>) {
  const screen = await renderInKit(panel(panelProps), inEnglish);
  await screen.getByRole('button', { name: 'Turn on' }).click();
  await screen.getByLabelText('Password', { exact: true }).fill('lentera malam');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('heading', { name: 'Connect your authenticator app' }))
    .toHaveFocus();
  return screen;
}

describe('SecondFactorPanel, turned off', () => {
  it('SecondFactorPanel that is off requires password and first code, then shows the recovery codes', async () => {
    const panelProps = calls();
    const screen = await openScan(panelProps);
    expect(panelProps.onBegin).toHaveBeenCalledExactlyOnceWith('lentera malam');
    await expect
      .element(screen.getByRole('img', { name: 'QR code for your authenticator app' }))
      .toBeVisible();
    expect(screen.container.querySelector('code')?.textContent).toBe('JBSWY3DPEHPK3PXP');

    await screen.getByRole('textbox', { name: '6-digit code' }).click();
    await userEvent.keyboard('123456');
    await expect
      .element(screen.getByRole('heading', { name: 'Save your recovery codes' }))
      .toHaveFocus();
    expect(panelProps.onConfirm).toHaveBeenCalledExactlyOnceWith('123456');

    // A newer `state` does not hide the codes.
    await screen.rerender(panel({ ...panelProps, state: on }));
    await expect.element(screen.getByText('K7QMD-3XWTR')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
    await screen.getByRole('checkbox', { name: 'I have saved them in a safe place' }).click();
    await screen.getByRole('button', { name: 'Done' }).click();
    expect(panelProps.onDone).toHaveBeenCalledOnce();
    await expect
      .element(screen.getByRole('heading', { name: 'Two-step verification' }))
      .toHaveFocus();
    await expect.element(screen.getByText('K7QMD-3XWTR')).not.toBeInTheDocument();
  });

  it('SecondFactorPanel that is off downloads the recovery codes as a file with the username', async () => {
    const saved: Blob[] = [];
    const createObjectUrl = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:codes';
    });
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    try {
      const screen = await openScan(calls());
      await screen.getByRole('textbox', { name: '6-digit code' }).click();
      await userEvent.keyboard('123456');
      await screen.getByRole('button', { name: 'Download' }).click();
      expect(names).toEqual(['recovery-codes-siti.txt']);
      expect(await saved[0]?.text()).toBe('siti\nK7QMD-3XWTR\n9FHJ2-PLVNC\n');
    } finally {
      createObjectUrl.mockRestore();
      click.mockRestore();
    }
  });

  it('SecondFactorPanel that is off stays at a rejected code, clears it and shows the reason', async () => {
    const panelProps = { ...calls(), fieldErrors: { code: ['This code is wrong.'] } };
    panelProps.onConfirm.mockResolvedValue(null);
    const screen = await openScan(panelProps);
    const first = screen.getByRole('textbox', { name: '6-digit code' });
    await expect.element(screen.getByText('This code is wrong.')).not.toBeInTheDocument();
    for (const times of [1, 2]) {
      await first.click();
      await userEvent.keyboard('123456');
      await expect.poll(() => panelProps.onConfirm).toHaveBeenCalledTimes(times);
      await expect.element(first).toHaveValue('');
      await expect.element(first).toHaveFocus();
      await expect
        .element(screen.getByRole('alert').last())
        .toHaveTextContent('This code is wrong.');
    }
  });

  it('SecondFactorPanel that is off can be cancelled until the code is sent, and restarts without previous errors', async () => {
    const panelProps = { ...calls(), fieldErrors: { password: ['That is not your password.'] } };
    panelProps.onBegin.mockResolvedValue(null);
    const screen = await renderInKit(panel(panelProps), inEnglish);
    const open = async () => {
      await screen.getByRole('button', { name: 'Turn on' }).click();
      return screen.getByLabelText('Password', { exact: true });
    };
    await (await open()).fill('guess');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('That is not your password.')).toBeVisible();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect
      .element(screen.getByRole('heading', { name: 'Two-step verification' }))
      .toHaveFocus();
    await open();
    await expect.element(screen.getByText('That is not your password.')).not.toBeInTheDocument();
  });
});

describe('SecondFactorPanel, turned on', () => {
  it('SecondFactorPanel turns off with the password and a code in any notation', async () => {
    const panelProps = calls();
    const screen = await renderInKit(panel({ ...panelProps, state: on }), inEnglish);
    await screen.getByRole('button', { name: 'Turn off' }).click();
    await screen.getByLabelText('Password', { exact: true }).fill('lentera malam');
    await screen.getByLabelText('6-digit code or recovery code').fill(' k7qmd3xwtr ');
    await screen.getByRole('button', { name: 'Turn off' }).click();
    await expect
      .element(screen.getByRole('heading', { name: 'Two-step verification' }))
      .toHaveFocus();
    expect(panelProps.onEnd).toHaveBeenCalledExactlyOnceWith({
      password: 'lentera malam',
      code: 'K7QMD-3XWTR',
    });
  });

  it('SecondFactorPanel that is on cannot be turned off if it is required', async () => {
    const state = { ...on, demanded: true };
    const screen = await renderInKit(panel({ ...calls(), state }), inEnglish);
    await expect.element(screen.getByText('On since')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
  });

  it.each([false, true])(
    'SecondFactorPanel that is on creates new recovery codes, required or not: %s',
    async (demanded) => {
      const panelProps = calls();
      const screen = await renderInKit(
        panel({ ...panelProps, state: { ...on, demanded } }),
        inEnglish,
      );
      await screen.getByRole('button', { name: 'New recovery codes' }).click();
      await expect
        .element(screen.getByRole('heading', { name: 'New recovery codes' }))
        .toHaveFocus();
      expect(panelProps.onRenew).not.toHaveBeenCalled();
      await screen.getByLabelText('Password', { exact: true }).fill('lentera malam');
      await screen.getByLabelText('6-digit code or recovery code').fill('123 456');
      await userEvent.keyboard('{Enter}');
      await expect
        .element(screen.getByRole('heading', { name: 'Save your recovery codes' }))
        .toHaveFocus();
      const proof = { password: 'lentera malam', code: '123456' };
      expect(panelProps.onRenew).toHaveBeenCalledExactlyOnceWith(proof);
      await expect.element(screen.getByText(/The old codes no longer work/)).toBeVisible();
      await expect.element(screen.getByText('TB4RZ-8KDMW')).toBeVisible();
      // It was enabled before, so that no set-up steps are shown.
      await expect.element(screen.getByText('Connect your phone')).not.toBeInTheDocument();
      await expect.element(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
      await screen.getByRole('checkbox', { name: 'I have saved them in a safe place' }).click();
      await screen.getByRole('button', { name: 'Done' }).click();
      expect(panelProps.onDone).toHaveBeenCalledOnce();
      await expect.element(screen.getByText('TB4RZ-8KDMW')).not.toBeInTheDocument();
      await expect.element(screen.getByText('On since')).toBeVisible();
    },
  );

  it('SecondFactorPanel that is on explains rejected recovery codes, and can be cancelled', async () => {
    const panelProps = { ...calls(), fieldErrors: { code: ['This code is wrong.'] } };
    panelProps.onRenew.mockResolvedValue(null);
    const screen = await renderInKit(panel({ ...panelProps, state: on }), inEnglish);
    const open = () => screen.getByRole('button', { name: 'New recovery codes' }).click();
    await open();
    await screen.getByLabelText('Password', { exact: true }).fill('lentera malam');
    await screen.getByLabelText('6-digit code or recovery code').fill('000000');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('This code is wrong.')).toBeVisible();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByText('On since')).toBeVisible();
    await open();
    await expect.element(screen.getByText('This code is wrong.')).not.toBeInTheDocument();
  });

  it('SecondFactorPanel that is on warns at two or fewer remaining recovery codes', async () => {
    const at = (recoveryLeft: number) => panel({ ...calls(), state: { ...on, recoveryLeft } });
    const screen = await renderInKit(at(3), inEnglish);
    await expect.element(screen.getByRole('note')).not.toBeInTheDocument();
    await screen.rerender(at(2));
    await expect.element(screen.getByRole('note')).toMatchTextContent(/Get new ones/);
  });
});
