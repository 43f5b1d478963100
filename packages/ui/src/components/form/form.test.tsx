import { Profiler, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { en } from '../../messages/en.ts';
import { es } from '../../messages/es.ts';
import { id } from '../../messages/id.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { zhHans } from '../../messages/zh-hans.ts';
import { KitProvider } from '../../primitives/kit-provider/kit-provider.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { MoneyInput } from '../money-input/money-input.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form, SubmitButton, type FormProps } from './form.tsx';

const schema = z.object({
  username: z.string().check(z.minLength(3), z.maxLength(5), z.regex(/^[a-z]+$/)),
  password: z.string().check(z.minLength(1)),
});
type Values = z.infer<typeof schema>;

function Login(props: Partial<FormProps<Values, Values>>) {
  return (
    <Form
      schema={schema}
      defaultValues={{ username: '', password: '' }}
      onSubmit={() => undefined}
      {...props}
    >
      <TextField name="username" label="Username" />
      <PasswordField name="password" label="Password" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const inKit = (ui: React.ReactElement, messages: KitMessages = en, locale = 'en') => (
  <KitProvider messages={messages} locale={locale}>
    {ui}
  </KitProvider>
);

describe('Form', () => {
  it.each([
    ['en', en, 'Username', 'The username field is required.'],
    ['id', id, 'Nama pengguna', 'Kolom nama pengguna wajib diisi.'],
    ['es', es, 'Nombre de usuario', 'El campo nombre de usuario es obligatorio.'],
    ['zh-Hans', zhHans, '用户名', '用户名不能为空。'],
  ] as const)(
    'Form shows in %s that a field is required',
    async (locale, messages, label, sentence) => {
      const screen = await render(
        inKit(
          <Form
            schema={schema}
            defaultValues={{ username: '', password: 'x' }}
            onSubmit={() => undefined}
          >
            <TextField name="username" label={label} />
            <SubmitButton>OK</SubmitButton>
          </Form>,
          messages,
          locale,
        ),
      );
      await screen.getByRole('button', { name: 'OK' }).click();
      await expect.element(screen.getByText(sentence, { exact: true })).toBeVisible();
    },
  );

  // id: form-focus-first-refused
  it('Form focuses the first rejected field and does not submit', async () => {
    const onSubmit = vi.fn();
    const screen = await render(inKit(<Login onSubmit={onSubmit} />));
    await screen.getByRole('button', { name: 'Send' }).click();
    const username = screen.getByLabelText('Username');
    await expect.element(username).toHaveFocus();
    await expect.element(username).toBeInvalid();
    await expect.element(username).toHaveAccessibleDescription('The username field is required.');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  // id: form-one-failure
  it('Form validates on input and shows one failure at a time', async () => {
    const screen = await render(inKit(<Login />));
    const username = screen.getByLabelText('Username');
    await username.fill('A');
    await expect
      .element(screen.getByText('The username field must be at least 3 characters.'))
      .toBeVisible();
    expect(screen.container.querySelectorAll('.lobi-FormField-error')).toHaveLength(1);
    await username.fill('ABC');
    await expect.element(screen.getByText('The username format is invalid.')).toBeVisible();
    await username.fill('abc');
    await expect.poll(() => screen.container.querySelector('.lobi-FormField-error')).toBeNull();
  });

  it('Form renders neither the form nor the field while valid text is typed', async () => {
    let formRenders = 0;
    let fieldRenders = 0;
    const screen = await render(
      inKit(
        <Profiler id="form" onRender={() => (formRenders += 1)}>
          <Form
            schema={schema}
            defaultValues={{ username: 'abc', password: '' }}
            onSubmit={() => undefined}
          >
            <Profiler id="field" onRender={() => (fieldRenders += 1)}>
              <TextField name="username" label="Username" />
            </Profiler>
          </Form>
        </Profiler>,
      ),
    );
    const username = screen.getByLabelText('Username');
    await username.click();
    const before = [formRenders, fieldRenders];
    await userEvent.keyboard('{End}de');
    await expect.element(username).toHaveValue('abcde');
    expect([formRenders, fieldRenders]).toEqual(before);
  });

  it('Form never submits twice at the same time, and shows that it is submitting', async () => {
    let finish: () => void = () => undefined;
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const screen = await render(
      inKit(<Login defaultValues={{ username: 'abc', password: 'x' }} onSubmit={onSubmit} />),
    );
    const button = screen.getByRole('button', { name: 'Send' });
    await userEvent.dblClick(button);
    await screen.getByLabelText('Password').click();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    finish();
    await expect.element(button).not.toHaveAttribute('aria-busy');
    await button.click();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    finish();
  });

  it('Form does not submit while processing continues elsewhere', async () => {
    const onSubmit = vi.fn();
    const screen = await render(
      inKit(<Login busy defaultValues={{ username: 'abc', password: 'x' }} onSubmit={onSubmit} />),
    );
    await screen.getByLabelText('Password').click();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByRole('button', { name: 'Send' }))
      .toHaveAttribute('aria-busy', 'true');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('Form shows an error of the server at its field, until the field is changed', async () => {
    const screen = await render(
      inKit(
        <Login
          defaultValues={{ username: 'abc', password: 'x' }}
          fieldErrors={{ username: ['That name is taken.'], referral: ['Unknown code.'] }}
          error="Not sent."
        />,
      ),
    );
    const username = screen.getByLabelText('Username');
    await expect.element(username).toHaveAccessibleDescription('That name is taken.');
    await expect.element(username).toHaveFocus();
    await expect
      .element(screen.getByRole('alert').first())
      .toHaveTextContent('Not sent. Unknown code.');
    await username.fill('abcd');
    await expect.element(username).toBeValid();
  });

  it('Form validates a confirmation again when the confirmed field changes', async () => {
    const confirmed = z.object({ password: z.string(), again: z.string() }).check(
      z.refine((values) => values.password === values.again, {
        path: ['again'],
        error: 'confirmed',
      }),
    );
    const screen = await render(
      inKit(
        <Form
          schema={confirmed}
          defaultValues={{ password: '', again: '' }}
          onSubmit={() => undefined}
        >
          <PasswordField name="password" label="Password" revalidates={['again']} />
          <PasswordField name="again" label="Repeat password" fieldName="password" />
        </Form>,
      ),
    );
    const mismatch = screen.getByText('The password confirmation does not match.');
    await screen.getByLabelText('Password', { exact: true }).fill('secret');
    await expect.element(mismatch).not.toBeInTheDocument();
    await screen.getByLabelText('Repeat password').fill('secret');
    await screen.getByLabelText('Password', { exact: true }).fill('secrets');
    await expect.element(mismatch).toBeVisible();
  });

  it('Form translates an error to the current language', async () => {
    function Switching() {
      const [messages, setMessages] = useState<KitMessages>(en);
      return (
        <KitProvider messages={messages} locale="en">
          <Login />
          <button type="button" onClick={() => setMessages(es)}>
            es
          </button>
        </KitProvider>
      );
    }
    const screen = await render(<Switching />);
    await screen.getByRole('button', { name: 'Send' }).click();
    await screen.getByRole('button', { name: 'es' }).click();
    await expect.element(screen.getByText('El campo username es obligatorio.')).toBeVisible();
  });

  it('Form submits money, choices and checkboxes as typed values', async () => {
    const wide = z.object({
      amount: z.string().check(z.regex(/^\d+$/)),
      role: z.enum(['player', 'agent']),
      agree: z.literal(true),
    });
    const onSubmit = vi.fn();
    const screen = await render(
      inKit(
        <Form
          schema={wide}
          defaultValues={{ amount: '', role: '' as never, agree: false as never }}
          onSubmit={onSubmit}
        >
          <MoneyInput name="amount" label="Amount" currency="IDR" />
          <Select
            name="role"
            label="Role"
            items={[
              { value: 'player', label: 'Player' },
              { value: 'agent', label: 'Agent' },
            ]}
          />
          <Checkbox name="agree" label="I agree" />
          <SubmitButton>Send</SubmitButton>
        </Form>,
      ),
    );
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('The amount field is required.')).toBeVisible();
    await expect.element(screen.getByText('The role field is required.')).toBeVisible();
    await screen.getByLabelText('Amount').fill('lots');
    await expect.element(screen.getByText('The amount format is invalid.')).toBeVisible();
    await screen.getByLabelText('Amount').fill('50k');
    await screen.getByRole('combobox', { name: /Role/ }).click();
    await screen.getByRole('option', { name: 'Agent' }).click();
    await screen.getByRole('checkbox', { name: 'I agree' }).click();
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect
      .poll(() => onSubmit.mock.calls[0]?.[0])
      .toEqual({ amount: '50000', role: 'agent', agree: true });
  });
});
