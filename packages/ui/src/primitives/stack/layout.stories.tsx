import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/box.tsx';
import { Card } from '../card/card.tsx';
import { Divider } from '../divider/divider.tsx';
import { Grid } from '../grid/grid.tsx';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { Stack } from './stack.tsx';

const meta = {
  title: 'Foundations/Layout',
  component: Stack,
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

const names = ['Arena Lentera', 'Teluk Biru', 'Permata Senja', 'Kebun Pala', 'Sic Bo Laut'];

export const Vertical: Story = {
  args: { gap: 5, children: names.map((name) => <Card key={name}>{name}</Card>) },
};

export const Horizontal: Story = {
  render: () => (
    <Inline gap={4}>
      {names.map((name) => (
        <Card key={name} padding={4}>
          {name}
        </Card>
      ))}
    </Inline>
  ),
};

export const Columns: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2, lg: 3 }}>
      {names.map((name) => (
        <Card key={name}>{name}</Card>
      ))}
    </Grid>
  ),
};

export const ColumnsThatFit: Story = {
  render: () => (
    <Grid minColumn="180px">
      {names.map((name) => (
        <Card key={name} level="raised">
          {name}
        </Card>
      ))}
    </Grid>
  ),
};

export const CardLevels: Story = {
  render: () => (
    <Card>
      <Stack>
        <Text weight="semibold">Kartu</Text>
        <Divider />
        <Card level="raised">Di atas kartu</Card>
        <Card level="inset">Di dalam kartu</Card>
        <Box paddingBlock={4} maxWidth="40ch">
          <Text tone="secondary">
            Panel hanya ada di tempat orang bertindak atau membaca angka.
          </Text>
        </Box>
      </Stack>
    </Card>
  ),
};
