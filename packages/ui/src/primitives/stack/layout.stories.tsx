import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Box } from '../box/box.tsx';
import { Card } from '../card/card.tsx';
import { Grid } from '../grid/grid.tsx';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { Stack } from './stack.tsx';

const names = ['Arena Lentera', 'Teluk Biru', 'Permata Senja', 'Kebun Pala', 'Sic Bo Laut'];

const cards = (padding: 4 | 6 = 4) =>
  names.map((name) => (
    <Card key={name} padding={padding}>
      {name}
    </Card>
  ));

const meta = {
  title: 'Foundations/Layout',
  component: Stack,
  tags: ['display'],
  args: { gap: 5, children: cards() },
  parameters: {
    guide: {
      use: [
        'Stack below one another, Inline beside one another, Grid in equal columns, Box for space inside.',
        'A gap may depend on the page width: `gap={{ base: 3, lg: 6 }}`.',
      ],
      avoid: ['The width of a page: use Container. Content for certain widths: use Show.'],
      do: [
        {
          text: 'Let the parent set the space between its children.',
          show: () => (
            <Stack gap={3}>
              <Card>Kartu 1</Card>
              <Card>Kartu 2</Card>
              <Card>Kartu 3</Card>
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Give a component a margin of its own.',
          show: () => (
            <div>
              <Card>Kartu 1</Card>
              <Card style={{ marginBlock: 24 }}>Kartu 2</Card>
              <Card>Kartu 3</Card>
            </div>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap={8}>
      <Grid columns={{ base: 1, md: 3 }} align="start">
        {(['start', 'center', 'end'] as const).map((align) => (
          <Stack key={align} align={align}>
            {cards().slice(0, 3)}
          </Stack>
        ))}
      </Grid>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {cards().slice(0, 3)}
        </Inline>
      ))}
      <Grid columns={{ base: 2, md: 3, lg: 5 }} gap={{ base: 3, lg: 6 }}>
        {cards()}
      </Grid>
      <Grid minColumn="180px">{cards()}</Grid>
      <Box paddingBlock={4} paddingInline={6} maxWidth="40ch">
        <Text tone="secondary">Panel hanya ada di tempat orang bertindak atau membaca angka.</Text>
      </Box>
    </Stack>
  ),
};

export const Columns: Story = {
  render: () => <Grid columns={{ base: 1, md: 2, lg: 3 }}>{cards(6)}</Grid>,
};

export const ColumnsThatFit: Story = { render: () => <Grid minColumn="180px">{cards()}</Grid> };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  render: () => (
    <Inline>
      <Card padding={4}>Batas deposit dan kerugian bulanan</Card>
      <Card padding={4}>Pengecualian diri sementara atau tetap</Card>
    </Inline>
  ),
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  render: () => <Inline justify="between">{cards().slice(0, 3)}</Inline>,
};
