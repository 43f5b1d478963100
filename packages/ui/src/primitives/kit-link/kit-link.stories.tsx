import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { KitLink } from './kit-link.tsx';

const meta = {
  title: 'Atoms/Link',
  component: KitLink,
  args: { href: '#terms', children: 'Syarat dan ketentuan', variant: 'inline' },
  parameters: {
    guide: {
      use: [
        'Navigation: to another page, another position on this page, another site.',
        '`inline` inside sentences, `plain` where a card or a row is the link.',
      ],
      avoid: ['For an action on the same page: use Button.'],
      keyboard: { Enter: 'Follows it.' },
      do: [
        {
          text: 'Word the link so that its target is clear without context.',
          show: () => <KitLink href="#terms">Syarat dan ketentuan</KitLink>,
        },
      ],
      dont: [
        {
          text: 'Write "Klik di sini": without its sentence, the target is unknown.',
          show: () => <KitLink href="#terms">Klik di sini</KitLink>,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof KitLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <KitLink {...args} />
      <KitLink {...args} variant="plain" />
      <KitLink {...args} href="https://example.org" external>
        Bantuan perjudian
      </KitLink>
      <Text tone="secondary">
        Dengan mendaftar Anda menyetujui <KitLink {...args}>syarat dan ketentuan</KitLink> kami.
      </Text>
    </Stack>
  ),
};

/** Every variant in every pointer and keyboard state; a link is never disabled. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        inline: (disabled) => (disabled ? undefined : <KitLink {...args} />),
        plain: (disabled) => (disabled ? undefined : <KitLink {...args} variant="plain" />),
        'inline, external': (disabled) =>
          disabled ? undefined : <KitLink {...args} href="https://example.org" external />,
      }}
    />
  ),
};

export const External: Story = {
  args: { href: 'https://example.org', external: true, children: 'Bantuan perjudian' },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    href: 'https://example.org',
    external: true,
    children: 'Pusat bantuan bagi pemain yang ingin membatasi atau menghentikan permainannya',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
