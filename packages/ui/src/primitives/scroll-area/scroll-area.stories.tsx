import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Badge } from '../badge/badge.tsx';
import { Grid } from '../grid/grid.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { ScrollArea } from './scroll-area.tsx';

const fights = Array.from({ length: 24 }, (_, index) => `Laga ${128 - index}`);

const list = (
  <Stack gap={3}>
    {fights.map((fight) => (
      <Text key={fight}>{fight}</Text>
    ))}
  </Stack>
);

const row = (
  <Inline wrap={false}>
    {fights.map((fight) => (
      <Badge key={fight}>{fight}</Badge>
    ))}
  </Inline>
);

const meta = {
  title: 'Foundations/ScrollArea',
  component: ScrollArea,
  args: { label: 'Laga hari ini', maxHeight: '200px', fade: true, children: list },
  parameters: {
    guide: {
      use: ['A list or a board in a frame of fixed height: feeds, roads, menus of filters.'],
      avoid: ['The page itself: let it scroll as a whole.', 'Nested scroll areas.'],
      keyboard: {
        Tab: 'Reaches the area when it overflows.',
        'Arrow keys, Page Down, End': 'Scroll it.',
      },
      do: [
        {
          text: 'Use `fade` if the edge would not show that there is more.',
          show: () => (
            <ScrollArea label="Laga hari ini" maxHeight="108px" fade>
              {list}
            </ScrollArea>
          ),
        },
      ],
      dont: [
        {
          text: 'Let the edge fall between two rows without `fade`: the list looks complete.',
          show: () => (
            <ScrollArea label="Laga hari ini" maxHeight="108px">
              {list}
            </ScrollArea>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ScrollArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Grid columns={2}>
      <ScrollArea label="Tegak" maxHeight="160px">
        {list}
      </ScrollArea>
      <ScrollArea label="Tegak, tepi memudar" maxHeight="160px" fade always>
        {list}
      </ScrollArea>
      <ScrollArea label="Mendatar" orientation="horizontal" fade always>
        {row}
      </ScrollArea>
      <ScrollArea label="Cukup tempat" maxHeight="160px" fade>
        <Text>Tidak ada yang perlu digulir.</Text>
      </ScrollArea>
    </Grid>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    children: (
      <Text as="p">
        Dengan memasuki situs web ini, Anda mengakui dan menyatakan bahwa Anda berusia 21 tahun ke
        atas dan menyetujui syarat dan ketentuan, termasuk batas deposit, batas kerugian, masa
        tunggu, pengecualian diri, penyelesaian sengketa, dan cara kami menyimpan data Anda.
      </Text>
    ),
    maxHeight: '120px',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { orientation: 'horizontal', always: true, children: row },
};

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('region', { name: 'Laga hari ini' });
    await waitFor(() => expect(area).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(area).toHaveFocus();
    area.scrollTop = area.scrollHeight;
    await waitFor(() => expect(area.scrollTop).toBeGreaterThan(0));
  },
};
