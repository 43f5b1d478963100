import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Nama Pengguna', hint: '3 sampai 32 karakter' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Invalid: Story = {
  args: { defaultValue: 'A', error: 'Nama pengguna minimal 3 karakter.' },
};
export const Optional: Story = { args: { label: 'Catatan', optional: true, hint: undefined } };
export const Clearable: Story = { args: { defaultValue: 'siti_rahma', clearable: true } };
export const Counted: Story = {
  args: { label: 'Catatan', counter: true, maxLength: 200, defaultValue: 'Setoran mingguan' },
};
export const Affixes: Story = { args: { label: 'Situs', prefix: 'https://', suffix: '.id' } };
export const Disabled: Story = { args: { defaultValue: 'siti_rahma', disabled: true } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
