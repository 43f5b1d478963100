import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Avatar } from './avatar.tsx';

const portrait =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><path fill="#6a58f0" d="M0 0h56v56H0z"/><circle cx="28" cy="56" r="26" fill="#ffb547"/></svg>',
  );

const meta = {
  title: 'Atoms/Avatar',
  component: Avatar,
  tags: ['display', 'wordless'],
  args: { name: 'Siti Nurhaliza' },
  parameters: {
    guide: {
      use: [
        'A person in a list, a menu or a header, always with the name beside it.',
        'With `status` it says who is there: a full, half or hollow mark, and words for a screen reader.',
      ],
      avoid: [
        'Games have GameArt, brands have BrandMark.',
        'As the only sign of a person: two letters are shared by many.',
      ],
      do: [
        {
          text: 'Write the name beside the initials.',
          show: () => (
            <Inline gap={2}>
              <Avatar name="Siti Nurhaliza" />
              <Text>Siti Nurhaliza</Text>
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Show initials alone: several people share them.',
          show: () => (
            <Inline gap={2}>
              <Avatar name="Siti Nurhaliza" />
              <Avatar name="Satria Nusa" />
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap={5}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size} gap={5}>
          <Avatar size={size} name="agus.wijaya" />
          <Avatar size={size} name="player" />
          <Avatar size={size} name="李雷" />
          <Avatar size={size} name="Dewi Lestari" src={portrait} />
          <Avatar size={size} name="tanpa gambar" src="data:image/png;base64,broken" />
          <Avatar size={size} name="Made Suarta" status="online" />
          <Avatar size={size} name="Rina Putri" src={portrait} status="away" />
          <Avatar size={size} name="Budi Santoso" status="offline" />
        </Inline>
      ))}
    </Stack>
  ),
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { size: 'lg', status: 'online' },
};
