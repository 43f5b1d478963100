import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, userEvent, within } from 'storybook/test';
import { BrandLab } from './brand-lab.tsx';
import { unchanged, type Changes } from './lab-state.ts';

const meta = {
  title: 'Brand lab/Brand lab',
  component: BrandLab,
  parameters: { layout: 'fullscreen' },
  tags: ['page', '!autodocs'],
  args: { changes: unchanged('lentera') },
  globals: { language: 'en' },
  render: ({ changes }) => {
    // Storybook keeps the arguments of a story in its address, and so every step of the work.
    const [, setArgs] = useArgs<{ changes: Changes }>();
    return <BrandLab changes={changes} onChange={(now) => setArgs({ changes: now })} />;
  },
} satisfies Meta<typeof BrandLab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lab: Story = {};

export const FromPesisir: Story = { args: { changes: unchanged('pesisir') } };

/** A colour that cannot be read is found, mended with one press, and taken back with another. */
export const Interaction: Story = {
  args: { changes: { ...unchanged('lentera'), colors: { text2: '#333344' } } },
  play: async ({ canvasElement }) => {
    const lab = within(canvasElement);
    await expect(lab.getByText(/of 53 fail/)).toBeVisible();
    const [mend] = lab.getAllByRole('button', { name: /^Use #/ });
    mend?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(lab.getByText('All 53 pairs pass')).toBeVisible();
    await userEvent.click(lab.getByRole('button', { name: 'Undo' }));
    await expect(lab.getByText(/of 53 fail/)).toBeVisible();
  },
};
