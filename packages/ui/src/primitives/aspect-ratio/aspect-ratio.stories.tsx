import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { Grid } from '../grid/grid.tsx';
import { AspectRatio } from './aspect-ratio.tsx';

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><path fill="#262b46" d="M0 0h320v240H0z"/><circle cx="160" cy="112" r="64" fill="#ffb547"/><path fill="#6a58f0" d="M0 200q80-48 160 0t160 0v40H0z"/></svg>',
  );

const meta = {
  title: 'Foundations/AspectRatio',
  component: AspectRatio,
  tags: ['display', 'wordless'],
  args: { ratio: 16 / 9, rounded: true, children: <img src={picture} alt="" /> },
  parameters: {
    guide: {
      unused: 'For pictures and videos of a partner’s pages; those of the app bring their shape.',
      use: ['Pictures, streams and canvases: the room is kept before they arrive.'],
      avoid: ['Text: it grows with its language and its size.'],
      do: [
        {
          text: '16:9 for streams, 4:3 for curves, 3:4 for tiles of games, 1:1 for codes.',
          show: () => (
            <div style={{ display: 'flex', gap: 12, alignItems: 'end' }}>
              {[16 / 9, 4 / 3, 3 / 4, 1].map((ratio) => (
                <AspectRatio key={ratio} ratio={ratio} rounded style={{ inlineSize: 64 * ratio }}>
                  <img src={picture} alt="" />
                </AspectRatio>
              ))}
            </div>
          ),
        },
      ],
    } satisfies Guide,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof AspectRatio>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Grid columns={4} align="start">
      {[16 / 9, 4 / 3, 3 / 4, 1].map((ratio) => (
        <AspectRatio key={ratio} {...args} ratio={ratio} />
      ))}
      {[16 / 9, 4 / 3, 3 / 4, 1].map((ratio) => (
        <AspectRatio
          key={ratio}
          {...args}
          ratio={ratio}
          fit="contain"
          style={{ background: 'var(--lobi-color-inset)' }}
        />
      ))}
    </Grid>
  ),
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
