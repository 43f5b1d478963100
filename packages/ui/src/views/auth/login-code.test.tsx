import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { en } from '../../messages/en.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { LoginView, type LoginValues, type LoginViewProps } from './login-view.tsx';

const refusal = 'This code is wrong or too old.';

/** A platform that requires a code, and rejects every one. */
function Platform({ onSubmit }: Pick<LoginViewProps, 'onSubmit'>) {
  const [codeNeeded, setCodeNeeded] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<LoginViewProps['fieldErrors']>();
  return (
    <LoginView
      codeNeeded={codeNeeded}
      fieldErrors={fieldErrors}
      onBack={() => setCodeNeeded(false)}
      onSubmit={async (values: LoginValues) => {
        await onSubmit(values);
        setCodeNeeded(true);
        setFieldErrors(values.code === undefined ? undefined : { code: [refusal] });
      }}
    />
  );
}

async function openCode(onSubmit: LoginViewProps['onSubmit']) {
  const screen = await renderInKit(<Platform onSubmit={onSubmit} />, {
    messages: en,
    locale: 'en',
  });
  await screen.getByLabelText('Username').fill('siti');
  await screen.getByLabelText('Password', { exact: true }).fill(' secret ');
  await userEvent.keyboard('{Enter}');
  const code = screen.getByRole('textbox', { name: '6-digit code' });
  await expect.element(code).toHaveFocus();
  return { screen, code };
}

describe('LoginView, the code', () => {
  it('the code step of LoginView is announced, focused, and submits automatically with name and password', async () => {
    const onSubmit = vi.fn();
    const { screen, code } = await openCode(onSubmit);
    expect(onSubmit).toHaveBeenLastCalledWith({ username: 'siti', password: ' secret ' });
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect
      .element(screen.getByRole('status'))
      .toMatchTextContent(/^Two-step verification\. Open/);
    await userEvent.keyboard('123456');
    await expect
      .poll(() => onSubmit)
      .toHaveBeenLastCalledWith({
        username: 'siti',
        password: ' secret ',
        code: '123456',
      });
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('the code step of LoginView clears and focuses its field after each wrong code', async () => {
    const onSubmit = vi.fn();
    const { screen, code } = await openCode(onSubmit);
    for (const times of [2, 3]) {
      await userEvent.keyboard('123456');
      await expect.poll(() => onSubmit).toHaveBeenCalledTimes(times);
      await expect.element(code).toHaveValue('');
      await expect.element(code).toHaveFocus();
      await expect.element(code).toHaveAttribute('aria-invalid', 'true');
      await expect.element(screen.getByRole('group', { name: '6-digit code' })).toBeVisible();
    }
    await userEvent.keyboard('1');
    await expect.element(code).not.toHaveAttribute('aria-invalid');
  });

  it('LoginView rejects an incomplete code before sending', async () => {
    const onSubmit = vi.fn();
    const { screen, code } = await openCode(onSubmit);
    await userEvent.keyboard('123{Enter}');
    await expect.element(screen.getByText('Type all six digits.')).toBeVisible();
    await expect.element(code).toHaveFocus();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('the code step of LoginView accepts recovery codes in any notation', async () => {
    const onSubmit = vi.fn();
    const { screen } = await openCode(onSubmit);
    await screen.getByRole('button', { name: 'Use a recovery code' }).click();
    const field = screen.getByLabelText('Recovery code', { exact: true });
    await expect.element(field).toHaveFocus();
    await field.fill(' k7qmd 3xwtr');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => onSubmit)
      .toHaveBeenLastCalledWith({
        username: 'siti',
        password: ' secret ',
        code: 'K7QMD-3XWTR',
      });
    await expect.element(screen.getByText(refusal).first()).toBeVisible();
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
    await screen.getByRole('button', { name: 'Use the authenticator app' }).click();
    const code = screen.getByRole('textbox', { name: '6-digit code' });
    await expect.element(code).toHaveFocus();
    await expect.element(code).not.toHaveAttribute('aria-invalid');
  });

  it('LoginView returns to the typed name and password', async () => {
    const { screen } = await openCode(vi.fn());
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.element(screen.getByLabelText('Username')).toHaveValue('siti');
    await expect.element(screen.getByLabelText('Username')).toHaveFocus();
    await expect
      .element(screen.getByLabelText('Password', { exact: true }))
      .toHaveValue(' secret ');
  });

  it('LoginView requests no code without a name and a password', async () => {
    const screen = await renderInKit(<LoginView codeNeeded onSubmit={vi.fn()} />);
    await expect.element(screen.getByLabelText('Nama pengguna')).toBeVisible();
  });
});
