import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import type { Guide } from '../../testing/guide.ts';
import { LanguagePicker } from './language-picker.tsx';

const meta = {
  title: 'Navigation/LanguagePicker',
  component: LanguagePicker,
  args: { languages: ['id', 'en', 'es', 'zh-Hans'], value: 'id', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['In the navbar, the sidebar or the footer: users must find it without reading.'],
      avoid: ['Flags: a language is not a country.'],
      keyboard: {
        'Enter, Space, ↓': 'Opens at the current language.',
        '↑, ↓, Home, End': 'Between the languages; typing a letter jumps.',
        Escape: 'Closes and returns the focus.',
      },
      do: [
        {
          text: 'Show the language by its own name.',
          show: () => (
            <LanguagePicker languages={['id', 'en']} value="id" onValueChange={fn()} showNative />
          ),
        },
      ],
      dont: [
        {
          text: 'Show a flag: a language is not a country.',
          show: () => (
            <LanguagePicker
              languages={['id', 'en']}
              value="id"
              onValueChange={fn()}
              trigger={
                <Button variant="ghost" aria-label="Bahasa Indonesia">
                  🇮🇩
                </Button>
              }
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof LanguagePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Inline>
      {args.languages.map((value) => (
        <LanguagePicker key={value} {...args} value={value} />
      ))}
      <LanguagePicker {...args} value="en" showNative={false} />
    </Inline>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('zh-Hans');
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(canvasElement.ownerDocument.body).findByRole('menu');
  },
};
