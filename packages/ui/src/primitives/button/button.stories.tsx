import { mdiArrowRight, mdiPlus } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { KitLink } from '../kit-link/kit-link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Button } from './button.tsx';

const variants = ['solid', 'soft', 'outline', 'ghost', 'link'] as const;
const tones = [
  'neutral',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
  'meron',
  'wala',
  'draw',
] as const;
const sizes = ['sm', 'md', 'lg'] as const;

const meta = {
  title: 'Atoms/Button',
  component: Button,
  args: { children: 'Pasang', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {variants.map((variant) => (
        <Inline key={variant}>
          {tones.map((tone) => (
            <Button key={tone} {...args} variant={variant} tone={tone}>
              {tone}
            </Button>
          ))}
        </Inline>
      ))}
      <Inline>
        {sizes.map((size) => (
          <Button key={size} {...args} size={size} iconStart={<Icon path={mdiPlus} />}>
            Deposit
          </Button>
        ))}
        <Button {...args} loading />
        <Button {...args} disabled />
        <Button {...args} variant="outline" disabled />
      </Inline>
    </Stack>
  ),
};

export const LongText: Story = {
  args: { children: 'Pasang Rp 100.000 di Meron dengan potensi hasil Rp 187.000', fullWidth: true },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const AsLink: Story = {
  args: {
    children: 'Lihat semua',
    variant: 'ghost',
    render: <KitLink href="#game" />,
    iconEnd: <Icon path={mdiArrowRight} flip />,
  },
};

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Pasang' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const LoadingRefusesPresses: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Pasang' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
