import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Kata sandi', autoComplete: 'new-password' },
  parameters: {
    guide: {
      use: ['A password, at log in or when it is chosen; with strength when it is new.'],
      avoid: ['A short numeric code: PinField.'],
      keyboard: {
        Tab: 'From the field to the button that shows the password.',
        'Space, Enter': 'On the button: shows or hides it.',
      },
      do: [
        {
          text: 'Show the rule before it is broken.',
          show: () => (
            <PasswordField
              label="Kata sandi"
              autoComplete="new-password"
              hint="Paling sedikit 8 karakter"
            />
          ),
        },
        'Let people paste: password managers do.',
      ],
      dont: [
        {
          text: 'Show the rule only after it is broken.',
          show: () => (
            <PasswordField
              label="Kata sandi"
              autoComplete="new-password"
              defaultValue="ayam"
              error="Kata sandi paling sedikit 8 karakter."
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <PasswordField {...args} />
      <PasswordField {...args} defaultValue="lentera" hint="Minimal 15 karakter" />
      <PasswordField {...args} error="Kolom kata sandi wajib diisi." />
      <PasswordField {...args} defaultValue="lentera" disabled />
      <PasswordField {...args} strength defaultValue="rahasia" />
      <PasswordField {...args} strength defaultValue="ayam hutan" />
      <PasswordField {...args} strength defaultValue="lentera di pasar malam" />
    </Grid>
  ),
};

/** Empty, filled and invalid, in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        empty: (disabled) => <PasswordField {...args} disabled={disabled} />,
        filled: (disabled) => (
          <PasswordField {...args} defaultValue="lentera" disabled={disabled} />
        ),
        refused: (disabled) => (
          <PasswordField {...args} error="Kolom kata sandi wajib diisi." disabled={disabled} />
        ),
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Kata sandi baru untuk akun agen utama',
    strength: true,
    defaultValue: 'rahasia',
    error: 'Kata sandi minimal 15 karakter.',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'lentera' },
  decorators: [columnOf(420)],
};

export const CapsLock: Story = {
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Kata sandi');
    field.focus();
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    await expect(within(canvasElement).getByText('Caps Lock aktif')).toBeVisible();
  },
};

export const Interaction: Story = {
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Kata sandi');
    await userEvent.tab();
    await userEvent.keyboard('lentera');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('lentera');
  },
};
