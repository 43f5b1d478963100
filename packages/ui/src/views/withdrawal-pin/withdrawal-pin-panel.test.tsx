import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { en } from '../../messages/en.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import type { WithdrawalPinPanelProps } from './withdrawal-pin.types.ts';
import { WithdrawalPinPanel } from './withdrawal-pin-panel.tsx';

const none = { since: null, demanded: false };
const set = { since: '2026-11-20T09:04:00.000Z', demanded: false };

const calls = () => ({
  onSet: vi.fn<WithdrawalPinPanelProps['onSet']>().mockResolvedValue(true),
  onEnd: vi.fn<WithdrawalPinPanelProps['onEnd']>().mockResolvedValue(true),
});
const panel = (props: Partial<WithdrawalPinPanelProps> & ReturnType<typeof calls>) => (
  <WithdrawalPinPanel state={none} isTrivial={(pin) => pin === '123456'} {...props} />
);
const render = (props: Parameters<typeof panel>[0]) =>
  renderInKit(panel(props), { messages: en, locale: 'en' });
type Screen = Awaited<ReturnType<typeof render>>;

const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const password = (screen: Screen) => screen.getByLabelText('Password', { exact: true });
async function type(screen: Screen, name: string, pin: string): Promise<void> {
  await screen.getByRole('textbox', { name, exact: true }).first().click();
  await userEvent.keyboard(pin);
}
const title = (screen: Screen) =>
  screen.getByRole('heading', { name: 'Withdrawal PIN', exact: true });

describe('WithdrawalPinPanel without a PIN', () => {
  it('WithdrawalPinPanel without a PIN sets one with the password, typed twice', async () => {
    const panelProps = calls();
    const screen = await render(panelProps);
    await button(screen, 'Set a PIN').click();
    await expect
      .element(screen.getByRole('heading', { name: 'Set a withdrawal PIN' }))
      .toHaveFocus();
    await password(screen).fill('lentera malam');
    await type(screen, 'New PIN', '271828');
    await type(screen, 'Repeat the new PIN', '271829');
    await button(screen, 'Save PIN').click();
    await expect.element(screen.getByText('The PIN confirmation does not match.')).toBeVisible();
    await type(screen, 'Repeat the new PIN', '271828');
    await button(screen, 'Save PIN').click();
    await expect.element(title(screen)).toHaveFocus();
    expect(panelProps.onSet).toHaveBeenCalledExactlyOnceWith({
      password: 'lentera malam',
      pin: '271828',
    });
  });

  it('WithdrawalPinPanel without a PIN rejects a PIN that is easy to guess, with the reason', async () => {
    const panelProps = calls();
    const screen = await render(panelProps);
    await button(screen, 'Set a PIN').click();
    await password(screen).fill('lentera malam');
    await type(screen, 'New PIN', '123456');
    await type(screen, 'Repeat the new PIN', '123456');
    await button(screen, 'Save PIN').click();
    await expect.element(screen.getByText(/too easy to guess/)).toBeVisible();
    expect(panelProps.onSet).not.toHaveBeenCalled();
  });

  it('WithdrawalPinPanel without a PIN shows why a PIN was rejected, until the form is reopened', async () => {
    const panelProps = { ...calls(), fieldErrors: { password: ['That is not your password.'] } };
    panelProps.onSet.mockResolvedValue(false);
    const screen = await render(panelProps);
    await button(screen, 'Set a PIN').click();
    await password(screen).fill('guess');
    await type(screen, 'New PIN', '271828');
    await type(screen, 'Repeat the new PIN', '271828');
    await button(screen, 'Save PIN').click();
    await expect.element(screen.getByText('That is not your password.')).toBeVisible();
    await expect.element(password(screen)).toHaveFocus();
    await button(screen, 'Cancel').click();
    await expect.element(title(screen)).toHaveFocus();
    await button(screen, 'Set a PIN').click();
    await expect.element(screen.getByText('That is not your password.')).not.toBeInTheDocument();
  });
});

describe('WithdrawalPinPanel with a PIN', () => {
  it('WithdrawalPinPanel changes a PIN with the current one', async () => {
    const panelProps = calls();
    const screen = await render({ ...panelProps, state: set });
    await button(screen, 'Change PIN').click();
    await password(screen).fill('lentera malam');
    await type(screen, 'Current PIN', '314159');
    await type(screen, 'New PIN', '271828');
    await type(screen, 'Repeat the new PIN', '271828');
    await button(screen, 'Save PIN').click();
    await expect.element(title(screen)).toHaveFocus();
    expect(panelProps.onSet).toHaveBeenCalledExactlyOnceWith({
      password: 'lentera malam',
      pin: '271828',
      currentPin: '314159',
    });
  });

  it('WithdrawalPinPanel removes a PIN with password and PIN', async () => {
    const panelProps = calls();
    const screen = await render({ ...panelProps, state: set });
    await button(screen, 'Remove PIN').click();
    await password(screen).fill('lentera malam');
    await type(screen, 'Current PIN', '314159');
    await button(screen, 'Remove PIN').click();
    await expect.element(title(screen)).toHaveFocus();
    expect(panelProps.onEnd).toHaveBeenCalledExactlyOnceWith({
      password: 'lentera malam',
      pin: '314159',
    });
  });

  it('WithdrawalPinPanel with a PIN cannot be removed if it is required', async () => {
    const screen = await render({ ...calls(), state: { ...set, demanded: true } });
    await expect.element(button(screen, 'Change PIN')).toBeVisible();
    await expect.element(button(screen, 'Remove PIN')).not.toBeInTheDocument();
  });
});
