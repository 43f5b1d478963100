import type { Meta, StoryObj } from '@storybook/react-vite';
import * as z from 'zod/mini';
import { NewPasswordView } from './new-password-view.tsx';

const meta = {
  title: 'Screens/New password',
  component: NewPasswordView,
  args: {
    schema: z.object({
      token: z.string(),
      password: z.string().check(z.minLength(8)),
      passwordConfirmation: z.string().check(z.minLength(1)),
    }),
    onSubmit: () => undefined,
    token: 'secret',
    loginHref: '#login',
  },
} satisfies Meta<typeof NewPasswordView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Refused: Story = {
  args: { error: 'Tautan ini tidak berlaku lagi. Minta tautan baru.' },
};
export const Done: Story = { args: { done: true } };
export const WithoutLink: Story = { args: { token: undefined } };
export const LongText: Story = { globals: { language: 'pseudo' } };
