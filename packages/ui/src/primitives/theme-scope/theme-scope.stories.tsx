import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Box } from '../box/box.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { ThemeScope } from './theme-scope.tsx';

const meta = {
  title: 'Foundations/ThemeScope',
  component: ThemeScope,
  args: { brand: 'pesisir' },
} satisfies Meta<typeof ThemeScope>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeBrands: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 3 }} gap={0}>
      {['lentera', 'pesisir', 'baja'].map((brand) => (
        <ThemeScope key={brand} brand={brand}>
          <Box padding={7}>
            <Stack>
              <Heading size="lg">{brand}</Heading>
              <Inline>
                <Button>Pasang</Button>
                <Button variant="soft">Klaim</Button>
                <Button variant="outline">Rincian</Button>
                <Button variant="ghost">Batal</Button>
              </Inline>
              <Inline>
                <Badge tone="warning">Menunggu</Badge>
                <Badge tone="success">Selesai</Badge>
                <Badge tone="danger">Ditolak</Badge>
              </Inline>
              <Card>Kartu</Card>
            </Stack>
          </Box>
        </ThemeScope>
      ))}
    </Grid>
  ),
};

export const LightCardInDarkPage: Story = {
  args: { style: { padding: 24 }, children: <Button>Pasang</Button> },
};
