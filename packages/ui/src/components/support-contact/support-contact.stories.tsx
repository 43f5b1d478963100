import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { SupportContact } from './support-contact.tsx';

const contact = {
  chat: 'https://wa.me/6281234567890',
  phone: '+62 812 3456 7890',
  mail: 'bantuan@lentera.example',
  url: 'https://lentera.example/bantuan',
};

const meta = {
  title: 'Navigation/SupportContact',
  component: SupportContact,
  args: { contact },
  decorators: [columnOf(560)],
  parameters: {
    guide: {
      use: ['Wherever a text tells the user to contact support: sign-in, a blocked account.'],
      avoid: ['For services that help with gambling harm: that is HelpLinks.'],
      keyboard: { 'Tab, Enter': 'Moves through the contact options and opens one.' },
      do: [
        {
          text: 'Put the contact below each text that refers users to support.',
          show: () => (
            <Stack gap={2}>
              <Text>Akun Anda diblokir. Hubungi bantuan.</Text>
              <SupportContact contact={contact} />
            </Stack>
          ),
        },
        'Pass the contact once, to the provider; every screen then shows the same.',
      ],
      dont: [
        {
          text: 'Refer users to support without a contact.',
          show: () => <Text>Akun Anda diblokir. Hubungi bantuan.</Text>,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SupportContact>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap={8}>
      <SupportContact contact={contact} />
      <SupportContact contact={{ mail: contact.mail }} />
      <SupportContact contact={{}} />
    </Stack>
  ),
};

export const Empty: Story = { args: { contact: {} } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { contact: { ...contact, mail: 'layanan.pelanggan.dan.pengaduan@lentera.example' } },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Chat/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: contact.phone })).toHaveAttribute(
      'href',
      'tel:+6281234567890',
    );
    await expect(canvas.getByRole('link', { name: contact.mail })).toHaveAttribute(
      'href',
      `mailto:${contact.mail}`,
    );
  },
};
