import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
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
  tags: ['display', 'wordless'],
  args: { brand: 'pesisir' },
  parameters: {
    guide: {
      unused: 'For a part of a partner’s page in another theme or scheme.',
      use: [
        'A part of the page in another brand, scheme or density: a preview, a light card at night.',
      ],
      avoid: ['The brand of the whole page: use KitProvider.'],
      do: [
        {
          text: 'Put a whole panel into the other brand, with all its buttons.',
          show: () => (
            <ThemeScope brand="pesisir" style={{ padding: 16 }}>
              <Inline>
                <Button variant="ghost">Batal</Button>
                <Button>Pasang</Button>
              </Inline>
            </ThemeScope>
          ),
        },
        'Put the style sheets of all brands shown on the page: `<GlobalStyles brands={…} />`.',
      ],
      dont: [
        {
          text: 'Put one button of a row into another brand: the row then belongs to two products.',
          show: () => (
            <Inline>
              <Button variant="ghost">Batal</Button>
              <ThemeScope brand="pesisir">
                <Button>Pasang</Button>
              </ThemeScope>
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ThemeScope>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { style: { padding: 24 }, children: <Button>Pasang</Button> },
};

export const Matrix: Story = {
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

/** Scopes nest: the nearest one decides. */
export const Nested: Story = {
  args: {
    style: { padding: 24 },
    children: (
      <Stack>
        <Button>Pasang</Button>
        <ThemeScope brand="baja" density="compact" style={{ padding: 24 }}>
          <Button>Pasang</Button>
        </ThemeScope>
      </Stack>
    ),
  },
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { style: { padding: 24 }, children: <Button>Pasang</Button> },
};
