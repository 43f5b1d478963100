import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { en } from '../../messages/en.ts';
import type { KitSupport } from '../../primitives/kit-provider/kit-context.ts';
import { KitProvider } from '../../primitives/kit-provider/kit-provider.tsx';
import { LoginView } from './login-view.tsx';
import { RegisterView } from './register-view.tsx';

const inKit = (ui: React.ReactElement, support?: KitSupport) => (
  <KitProvider messages={en} locale="en" support={support}>
    {ui}
  </KitProvider>
);

const schema = z.object({
  username: z.string().check(z.minLength(3)),
  password: z.string().check(z.minLength(8)),
  passwordConfirmation: z.string().check(z.minLength(1)),
  referral: z.optional(z.string()),
});

describe('LoginView', () => {
  it('LoginView trims the username and sends the password unchanged', async () => {
    const onSubmit = vi.fn();
    const screen = await render(inKit(<LoginView onSubmit={onSubmit} />));
    await screen.getByLabelText('Username').fill(' player ');
    await screen.getByLabelText('Password', { exact: true }).fill(' secret ');
    await screen.getByRole('button', { name: 'Log in' }).click();
    await expect
      .poll(() => onSubmit.mock.calls[0]?.[0])
      .toEqual({ username: 'player', password: ' secret ' });
  });

  it('LoginView explains a forgotten password with the support contact of the brand', async () => {
    const support = { chat: 'https://chat.example.com', mail: 'help@example.com' };
    const screen = await render(inKit(<LoginView onSubmit={() => undefined} />, support));
    await screen.getByText('Forgot password?').click();
    await expect.element(screen.getByText(en.forms.forgotPasswordBody)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'help@example.com' }))
      .toHaveAttribute('href', 'mailto:help@example.com');
    await expect
      .element(screen.getByRole('link', { name: /^Chat with us/ }))
      .toHaveAttribute('href', 'https://chat.example.com');
  });

  it('LoginView refers users with a forgotten password to the agent without a support contact', async () => {
    const screen = await render(inKit(<LoginView onSubmit={() => undefined} />));
    await screen.getByText('Forgot password?').click();
    await expect.element(screen.getByText(en.forms.forgotPasswordAgent)).toBeVisible();
  });

  it('LoginView shows the required-field message of the specification', async () => {
    const screen = await render(inKit(<LoginView onSubmit={() => undefined} />));
    await screen.getByRole('button', { name: 'Log in' }).click();
    await expect.element(screen.getByText('The username field is required.')).toBeVisible();
    await expect.element(screen.getByText('The password field is required.')).toBeVisible();
  });

  it('LoginView supports password managers and pasting, and reveals the password on request', async () => {
    const screen = await render(inKit(<LoginView onSubmit={() => undefined} />));
    const password = screen.getByLabelText('Password', { exact: true });
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
    await expect.element(password).toHaveAttribute('type', 'password');
    await screen.getByRole('button', { name: 'Show password' }).click();
    await expect.element(password).toHaveAttribute('type', 'text');
    await expect
      .element(screen.getByRole('button', { name: 'Hide password' }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  it('LoginView shows the page that it returns to, and passes the referral to the registration', async () => {
    const screen = await render(
      inKit(
        <LoginView
          onSubmit={() => undefined}
          returnNote="Arena Lentera"
          registerHref="/register"
          referral="NUSA 7K"
        />,
      ),
    );
    await expect.element(screen.getByText('Log in to continue to Arena Lentera.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Sign up' }))
      .toHaveAttribute('href', '/register?referral=NUSA%207K');
  });
});

describe('RegisterView', () => {
  it('RegisterView shows the referral read-only and sends it', async () => {
    const onSubmit = vi.fn();
    const screen = await render(
      inKit(<RegisterView schema={schema} onSubmit={onSubmit} referral="NUSA7K" />),
    );
    await expect.element(screen.getByText('NUSA7K')).toBeVisible();
    const values = Array.from(screen.container.querySelectorAll('input'), ({ value }) => value);
    expect(values).not.toContain('NUSA7K');
    await screen.getByLabelText('Username').fill('siti_rahma');
    await screen.getByLabelText('Password', { exact: true }).fill('lentera malam');
    await screen.getByLabelText('Repeat password').fill('lentera malam');
    await screen.getByRole('button', { name: 'Create account' }).click();
    await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toMatchObject({ referral: 'NUSA7K' });
  });

  it('RegisterView names a missing field by its label', async () => {
    const screen = await render(inKit(<RegisterView schema={schema} onSubmit={() => undefined} />));
    await screen.getByRole('button', { name: 'Create account' }).click();
    await expect.element(screen.getByText('The password field is required.')).toBeVisible();
    await expect.element(screen.getByText('The repeat password field is required.')).toBeVisible();
  });

  it('RegisterView keeps the rules of the password visible while typing', async () => {
    const screen = await render(inKit(<RegisterView schema={schema} onSubmit={() => undefined} />));
    const rules = 'At least 8 characters. Not your username and not a common password.';
    await expect.element(screen.getByText(rules)).toBeVisible();
    await screen.getByLabelText('Password', { exact: true }).fill('lampion');
    await expect.element(screen.getByText(rules)).toBeVisible();
  });

  it('RegisterView advises on the strength of the password', async () => {
    const screen = await render(inKit(<RegisterView schema={schema} onSubmit={() => undefined} />));
    await screen.getByLabelText('Password', { exact: true }).fill('lentera di pasar malam');
    await expect.element(screen.getByText('Password strength: Strong')).toBeVisible();
  });
});
