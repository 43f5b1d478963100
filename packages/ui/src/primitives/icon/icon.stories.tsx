import type { Meta, StoryObj } from '@storybook/react-vite';
import { mdiHeart, mdiHeartOutline } from '@mdi/js';
import type { Guide } from '../../testing/guide.ts';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  tags: ['display', 'wordless'],
  args: { path: icons.wallet },
  parameters: {
    guide: {
      use: [
        'An icon beside text, in the colour of the text. Its meaning comes from `@lobi/ui/icons`.',
        'A brand replaces an icon everywhere with `icons={{ [icons.wallet]: purse }}` on KitProvider.',
      ],
      avoid: ['An icon to press: use IconButton.', 'Images of games: use GameArt.'],
      do: [
        {
          text: 'Use outlined icons at 20 px, filled ones for selected items, and `flip` for arrows.',
          show: () => (
            <Inline>
              <Icon path={mdiHeartOutline} />
              <Icon path={mdiHeart} />
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Mix icons of several sizes in one row.',
          show: () => (
            <Inline>
              <Icon path={mdiHeartOutline} size={16} />
              <Icon path={mdiHeartOutline} size={32} />
              <Icon path={mdiHeartOutline} size={24} />
            </Inline>
          ),
        },
        'Set a `label` if the text beside it says the same.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap={5}>
      {[icons.wallet, icons.deposit, icons.cockfight, icons.back].map((path) => (
        <Inline key={path} gap={5}>
          {([16, 20, 24, 32] as const).map((size) => (
            <Icon key={size} path={path} size={size} flip={path === icons.back} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Named: Story = { args: { label: 'Dompet' } };

export const Mirrored: Story = { args: { path: icons.back, flip: true } };

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { path: icons.back, flip: true } };
