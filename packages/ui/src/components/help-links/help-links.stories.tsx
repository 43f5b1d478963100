import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { HelpLinks, type HelpLink } from './help-links.tsx';

const links: readonly HelpLink[] = [
  { name: 'Layanan Sehat Jiwa', phone: '119 ext. 8', note: '24 jam' },
  { name: 'Gamblers Anonymous', href: 'https://www.gamblersanonymous.org/' },
  { name: 'BeGambleAware', phone: '+44 808 8020 133', href: 'https://www.begambleaware.org/' },
];

const meta = {
  title: 'Safer play/HelpLinks',
  component: HelpLinks,
  args: { links },
  decorators: [columnOf(560)],
  parameters: {
    guide: {
      use: ['On the page of responsible play, and wherever a player pauses or leaves.'],
      avoid: ['For the operator’s own support: use SupportContact.'],
      keyboard: { 'Tab, Enter': 'Goes through the services and opens one.' },
      do: [
        {
          text: 'List services of the player’s own country first; check them twice a year.',
          show: () => <HelpLinks links={links.slice(0, 2)} />,
        },
      ],
      dont: [
        {
          text: 'List a foreign service first, which speaks another language.',
          show: () => <HelpLinks links={links.slice(0, 2).toReversed()} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof HelpLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: () => (
    <Stack gap={8}>
      <HelpLinks links={links} />
      <HelpLinks links={[]} />
    </Stack>
  ),
};

export const Empty: Story = { args: { links: [] } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { links: [{ ...links[2], name: 'Pusat Bantuan Nasional untuk Keluarga dan Pemain' }] },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByRole('link', { name: /Layanan Sehat Jiwa/ });
    await userEvent.tab();
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAttribute('href', 'tel:119,8');
  },
};
