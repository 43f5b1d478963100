import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { breakpointsPx } from '../../tokens/brand.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Show, type Breakpoint } from './show.tsx';

const meta = {
  title: 'Foundations/Show',
  component: Show,
  tags: ['display', 'wordless'],
  args: { above: 'mobile', children: <Badge tone="accent">960 px ke atas</Badge> },
  parameters: {
    guide: {
      use: ['A part that only makes sense on wide or on narrow pages, with a mouse, or on paper.'],
      avoid: [
        'The same thing in another arrangement: let Grid and Inline wrap.',
        'Content that users need: nothing may be missing on a phone.',
      ],
      do: [
        {
          text: 'Omit in print what works only on screen, such as a button.',
          show: () => (
            <Stack gap={2} align="start">
              <Badge tone="success">Deposit Rp 250.000 selesai</Badge>
              <Show when="screen">
                <Button size="sm" variant="soft">
                  Cetak bukti
                </Button>
              </Show>
            </Stack>
          ),
        },
        'Remember that both alternatives are rendered: keep them small.',
      ],
      dont: [
        {
          text: 'Omit on screen what users need: here the amount is only on paper.',
          show: () => (
            <Stack gap={2} align="start">
              <Badge tone="success">Deposit selesai</Badge>
              <Show when="print">
                <Badge tone="success">Rp 250.000</Badge>
              </Show>
              <Button size="sm" variant="soft">
                Cetak bukti
              </Button>
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Show>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Change the width of the page to show and hide the badges. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(Object.keys(breakpointsPx) as Breakpoint[]).map((name) => (
        <Inline key={name}>
          <Badge variant="outline">{`${name}: ${breakpointsPx[name]} px`}</Badge>
          <Show above={name}>
            <Badge tone="success">above</Badge>
          </Show>
          <Show below={name}>
            <Badge tone="info">below</Badge>
          </Show>
        </Inline>
      ))}
      <Inline>
        {(['mouse', 'touch', 'screen', 'print'] as const).map((when) => (
          <Show key={when} when={when}>
            <Badge tone="accent">{when}</Badge>
          </Show>
        ))}
      </Inline>
    </Stack>
  ),
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { above: 'xs' } };
