import type { Meta, StoryObj } from '@storybook/react-vite';
import * as z from 'zod/mini';
import { RegisterView } from './register-view.tsx';

const schema = z
  .object({
    username: z.string().check(z.minLength(3), z.maxLength(32)),
    password: z.string().check(z.minLength(8)),
    passwordConfirmation: z.string().check(z.minLength(1)),
    referral: z.optional(z.string()),
  })
  .check(
    z.refine((values) => values.password === values.passwordConfirmation, {
      path: ['passwordConfirmation'],
      error: 'confirmed',
    }),
  );

const meta = {
  title: 'Screens/Register',
  component: RegisterView,
  args: { schema, onSubmit: () => undefined, loginHref: '#login' },
} satisfies Meta<typeof RegisterView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Invited: Story = { args: { referral: 'NUSA7K', inviter: 'nusa_bali' } };
export const UsernameTaken: Story = {
  args: { fieldErrors: { username: ['Nama pengguna sudah dipakai.'] } },
};
export const WithPerson: Story = {
  args: { requiredFields: ['name', 'birthDate', 'phone', 'email'] },
};
export const Busy: Story = { args: { busy: true } };
