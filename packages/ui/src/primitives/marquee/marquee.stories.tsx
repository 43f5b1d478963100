import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Badge } from '../badge/badge.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Marquee } from './marquee.tsx';

const notices = [
  'Laga 128 dibuka pukul 16.05 WIB',
  'QRIS kembali normal',
  'Perawatan terjadwal Minggu pukul 03.00 WIB',
  'Batas deposit dapat diatur di halaman dompet',
  'Arena Teluk Biru kini tersedia',
].map((notice) => (
  <Text key={notice} tone="secondary">
    {notice}
  </Text>
));

const meta = {
  title: 'Atoms/Marquee',
  component: Marquee,
  args: { label: 'Kabar', children: notices, onPausedChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['A line of unimportant news: names of providers, latest results.'],
      avoid: [
        'Anything that users must know or press: it moves away.',
        'News of the site: use AnnouncementBar.',
      ],
      keyboard: {
        Tab: 'Moves to the line, which pauses while it has the focus, then to its button.',
        Enter: 'Stops or starts it.',
      },
      do: [
        {
          text: 'Show unimportant news that users may miss.',
          show: () => (
            <Marquee label="Kabar" defaultPaused>
              {notices.slice(1, 3)}
            </Marquee>
          ),
        },
        'Use one per page. It moves only if its content does not fit.',
      ],
      dont: [
        {
          text: 'Run a message that needs an answer: it moves away before it is read.',
          show: () => (
            <Marquee label="Kabar" defaultPaused>
              <Text>Penarikan Anda ditolak</Text>
              <Text>Periksa nomor rekening Anda</Text>
            </Marquee>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Marquee>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Marquee label="Bergerak">{notices}</Marquee>
      <Marquee label="Dijeda" defaultPaused>
        {notices}
      </Marquee>
      <Marquee label="Muat">
        <Badge>Cukup tempat</Badge>
      </Marquee>
    </Stack>
  ),
};

/** The line does not move and can be scrolled. */
export const WithoutMotion: Story = { globals: { motion: 'reduced' } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  globals: { motion: 'system' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const stop = await canvas.findByRole('button', { name: 'Jeda baris berjalan' });
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Kabar' })).toHaveFocus();
    await userEvent.tab();
    await expect(stop).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(true);
    await expect(stop).toHaveAccessibleName('Jalankan baris');
  },
};
