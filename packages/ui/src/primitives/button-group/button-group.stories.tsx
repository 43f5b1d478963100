import { mdiFormatListBulleted, mdiViewGridOutline, mdiViewModuleOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Stack } from '../stack/stack.tsx';
import { ButtonGroup } from './button-group.tsx';

const variants = ['solid', 'soft', 'outline', 'ghost'] as const;

const reviews = ['Setujui', 'Tolak', 'Tahan'].map((name) => (
  <Button key={name} variant="soft">
    {name}
  </Button>
));

const meta = {
  title: 'Atoms/ButtonGroup',
  component: ButtonGroup,
  args: { label: 'Tinjauan', children: reviews },
  parameters: {
    guide: {
      unused: 'For toolbars of a partner’s pages; the app has one main action per place.',
      use: [
        'Buttons for one object: the actions of a row, the view of an image.',
        '`attached` joins buttons of one variant.',
      ],
      avoid: [
        'For one choice of several that stays selected: use SegmentedControl.',
        'For one common action with rare variants: use SplitButton.',
      ],
      keyboard: {
        Tab: 'Enters the group once, at the last focused button.',
        'Arrow keys': 'Move between the buttons.',
      },
      do: [
        {
          text: 'Join buttons of one variant.',
          show: () => (
            <ButtonGroup label="Tinjauan" attached>
              {reviews}
            </ButtonGroup>
          ),
        },
      ],
      dont: [
        {
          text: 'Join buttons of several variants: they look like separate controls that touch.',
          show: () => (
            <ButtonGroup label="Tinjauan" attached>
              <Button>Setujui</Button>
              <Button variant="outline">Tolak</Button>
              <Button variant="soft">Tahan</Button>
            </ButtonGroup>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack align="start" gap={5}>
      {variants.map((variant) => (
        <ButtonGroup key={variant} label={`Terpisah, ${variant}`}>
          <Button variant={variant}>Setujui</Button>
          <Button variant={variant}>Tolak</Button>
          <Button variant={variant} disabled>
            Tahan
          </Button>
        </ButtonGroup>
      ))}
      {variants.map((variant) => (
        <ButtonGroup key={variant} label={`Menyatu, ${variant}`} attached>
          <Button variant={variant}>Setujui</Button>
          <Button variant={variant}>Tolak</Button>
          <Button variant={variant}>Tahan</Button>
        </ButtonGroup>
      ))}
      <ButtonGroup label="Tampilan" attached>
        <IconButton variant="outline" label="Ubin" path={mdiViewGridOutline} />
        <IconButton variant="outline" label="Ubin besar" path={mdiViewModuleOutline} />
        <IconButton variant="outline" label="Daftar" path={mdiFormatListBulleted} />
      </ButtonGroup>
      <ButtonGroup label="Tegak" orientation="vertical" attached>
        {reviews}
      </ButtonGroup>
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    children: ['Setujui dan bayar sekarang', 'Tolak dengan alasan', 'Tahan untuk ditinjau'].map(
      (name) => (
        <Button key={name} variant="soft">
          {name}
        </Button>
      ),
    ),
  },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { attached: true } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Setujui' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tolak' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tahan' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('toolbar')).not.toContainElement(
      canvasElement.ownerDocument.activeElement as HTMLElement,
    );
  },
};
