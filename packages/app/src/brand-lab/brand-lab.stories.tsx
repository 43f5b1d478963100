import { colorNames } from '@lobi/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BrandLab } from './brand-lab.tsx';
import { unchanged, type Changes } from './lab-state.ts';

const text = { name: 'string' } as const;

/** Storybook drops arguments of an unknown type from the address: the fields of the changes, by type. */
const changesType = {
  name: 'object',
  value: {
    base: text,
    accent: text,
    colors: {
      name: 'object',
      value: Object.fromEntries(colorNames.map((name) => [name, text])),
    },
    radius: { name: 'number' },
    type: { name: 'number' },
    density: text,
  },
} as const;

const meta = {
  title: 'Brand lab/Brand lab',
  component: BrandLab,
  parameters: { layout: 'fullscreen' },
  tags: ['page', '!autodocs'],
  args: { changes: unchanged('lentera') },
  argTypes: { changes: { type: changesType } },
  render: ({ changes }) => {
    // Storybook stores the arguments of a story in its URL, and therefore every step of the edits.
    const [, setArgs] = useArgs<{ changes: Changes }>();
    return <BrandLab changes={changes} onChange={(now) => setArgs({ changes: now })} />;
  },
} satisfies Meta<typeof BrandLab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lab: Story = {};

export const FromPesisir: Story = { args: { changes: unchanged('pesisir') } };

/** The preview is beside the tools on a wide page, and shows whole screens in the brand. */
export const Screens: Story = {
  play: async ({ canvasElement }) => {
    const lab = within(canvasElement);
    const preview = within(lab.getByRole('region', { name: 'Preview' }));
    await userEvent.click(preview.getByRole('radio', { name: 'Arena' }));
    await waitFor(() => expect(canvasElement.querySelector('.lobi-ArenaView-root')).toBeVisible());
    const tools = lab.getByRole('heading', { name: 'Brand lab' }).getBoundingClientRect();
    const side = preview.getByRole('radio', { name: 'Arena' }).getBoundingClientRect();
    if (window.innerWidth > 900) {
      await expect(side.left).toBeGreaterThan(tools.right);
      await expect(side.top).toBeLessThan(window.innerHeight);
    }
  },
};

/**
 * One colour determines the whole accent and the focus ring in both schemes, is shown at once in the
 * preview, and passes the contrast table.
 */
export const AccentFromOneColour: Story = {
  play: async ({ canvasElement }) => {
    const lab = within(canvasElement);
    const field = lab.getByRole('textbox', { name: 'Accent colour, as text' });
    await userEvent.clear(field);
    await userEvent.type(field, '#22d3ee');
    await expect(lab.getByText('All 108 pairs pass')).toBeVisible();
    const button = lab.getByRole('button', { name: 'Pasang' });
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe('rgb(34, 211, 238)'));
    const colourOf = (name: string) => getComputedStyle(button).getPropertyValue(name).trim();
    await expect(colourOf('--lobi-color-focus')).toBe('#22d3ee');
    await userEvent.click(lab.getByRole('radio', { name: 'Light' }));
    await waitFor(() => expect(colourOf('--lobi-color-canvas')).not.toBe('#0b0d1a'));
    const [red = 0, green = 0, blue = 0] = (
      colourOf('--lobi-color-accent').match(/\w\w/g) ?? []
    ).map((channel) => Number.parseInt(channel, 16));
    await expect(green).toBeGreaterThan(red);
    await expect(blue).toBeGreaterThan(red);
    await expect(lab.getByRole('textbox', { name: 'text2, as text' })).toBeDisabled();
  },
};

/** An unreadable colour is listed, fixed with one press, and restored with undo. */
export const Interaction: Story = {
  args: { changes: { ...unchanged('lentera'), colors: { text2: '#333344' } } },
  play: async ({ canvasElement }) => {
    const lab = within(canvasElement);
    await expect(lab.getByText(/of 108 fail/)).toBeVisible();
    const [fix] = lab.getAllByRole('button', { name: /^Use #/ });
    fix?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(lab.getByText('All 108 pairs pass')).toBeVisible();
    await userEvent.click(lab.getByRole('button', { name: 'Undo' }));
    await expect(lab.getByText(/of 108 fail/)).toBeVisible();
  },
};
