import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { ErrorPage } from './error-page.tsx';
import { errorCodes } from './scenes.tsx';

const onRetry = fn();

const meta = {
  title: 'Data/ErrorPage',
  component: ErrorPage,
  args: { code: '404', homeHref: '#game' },
  decorators: [(Story) => <main>{Story()}</main>],
  parameters: {
    guide: {
      use: ['In place of a whole page that cannot be shown: the reason, and where to go next.'],
      avoid: [
        'For a list that did not load: DataTable and charts have an `error` of their own.',
        'For a list with nothing in it: use EmptyState.',
      ],
      keyboard: { Tab: 'From the heading, which has the focus, to the links and buttons.' },
      do: [
        {
          text: 'Link to the home page if a retry cannot help.',
          show: () => <ErrorPage code="404" homeHref="#game" />,
        },
        'Give the reference of the server, so that support can look it up.',
      ],
      dont: [
        {
          text: 'Offer a retry that cannot help: none for 403 and 404.',
          show: () => <ErrorPage code="404" onRetry={onRetry} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ErrorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** All codes. Each is a page of its own in the product, so heading levels repeat here. */
export const Matrix: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      {errorCodes.map((code) => (
        <ErrorPage
          key={code}
          code={code}
          homeHref="#game"
          onRetry={code === '403' || code === '404' ? undefined : onRetry}
          reference={code === '500' ? 'req-81f0c2' : undefined}
        />
      ))}
    </Grid>
  ),
};

export const Forbidden: Story = { args: { code: '403' } };

export const SessionEnded: Story = { args: { code: '419' } };

export const TooMany: Story = { args: { code: '429', onRetry } };

export const ServerError: Story = { args: { code: '500', reference: 'req-81f0c2', onRetry } };

export const Offline: Story = { args: { code: 'offline', onRetry } };

export const Slow: Story = { args: { code: 'slow', onRetry } };

export const Blocked: Story = { args: { code: 'blocked', onRetry } };

export const Maintenance: Story = { args: { code: 'maintenance' } };

export const NewVersion: Story = { args: { code: 'chunk', onRetry } };

export const Light: Story = { args: { code: '500' }, globals: { look: 'pesisir/light' } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  args: { code: '500', reference: 'req-81f0c2d44e0b4f6d9a1c7b2e5f8a9c01', onRetry },
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { code: 'offline', onRetry } };

export const Interaction: Story = {
  args: { code: '500', onRetry },
  play: async ({ canvasElement }) => {
    onRetry.mockClear();
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Ke lobi' })).toHaveFocus();
  },
};
