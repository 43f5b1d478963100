import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Kata Sandi', autoComplete: 'new-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Invalid: Story = { args: { error: 'Kolom kata sandi wajib diisi.' } };
export const WeakStrength: Story = { args: { strength: true, defaultValue: 'rahasia' } };
export const FairStrength: Story = { args: { strength: true, defaultValue: 'ayam hutan' } };
export const StrongStrength: Story = {
  args: { strength: true, defaultValue: 'lentera di pasar malam' },
};
