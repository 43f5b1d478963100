import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import type { Guide } from '../../testing/guide.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import { ReadOnlyField } from '../read-only-field/read-only-field.tsx';
import { PasswordLinkDialog } from './password-link-dialog.tsx';

const link = {
  url: 'https://lentera.example/password#q3J9vNn0cTgY7b2kQx5mLr8sWz1uHf4dAeKpVtCyBiM',
  expiresAt: '2026-11-20T10:05:00.000Z',
};

const meta = {
  title: 'Back office/PasswordLinkDialog',
  component: PasswordLinkDialog,
  args: {
    defaultOpen: true,
    trigger: <Button variant="outline">Tautan kata sandi</Button>,
    username: 'siti_rahma',
    onMake: fn(),
  },
  parameters: {
    guide: {
      use: ['Giving a user who can no longer log in a new password.'],
      avoid: ['Changing one’s own password: the current password is required for that.'],
      keyboard: { Escape: 'Closes and returns the focus; the link is not shown again.' },
      do: [
        {
          text: 'Give a link that expires, for the user to choose the password.',
          show: () => (
            <ReadOnlyField
              label="Tautan"
              value="lentera.example/password#q3J9"
              copyText={link.url}
              hint="Berlaku sampai 17.05 WIB"
            />
          ),
        },
        'Forget the link when the dialog closes.',
      ],
      dont: [
        {
          text: 'Offer a field for the password of another user.',
          show: () => (
            <PasswordField label="Kata sandi baru untuk siti_rahma" autoComplete="new-password" />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PasswordLinkDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = { args: { link } };

export const Loading: Story = { args: { busy: true } };

export const Error: Story = { args: { error: 'Terlalu banyak percobaan. Tunggu 60 detik.' } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { username: 'nama_pengguna_yang_sangat_panjang_sekali', link },
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { link } };

export const Interaction: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: 'Tautan kata sandi' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const make = await page.findByRole('button', { name: 'Buat tautan' });
    make.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMake).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
