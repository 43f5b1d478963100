import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screenStories, type ScreenArgs } from '../testing/screen-stories.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/App/Back office',
  args: { ...screenStories.args, role: 'admin' },
  // Charts are lazy-loaded; a story waits for the screen, not for their code.
  loaders: [() => import('./parts/office/day-charts.tsx')],
} satisfies Meta<ScreenArgs>;
export default meta;

type Story = StoryObj<ScreenArgs>;

const dashboard = '/admin/dashboard';
const queue = '/admin/transaction';
const gateways = '/admin/gateway';
const providers = '/admin/provider';
const channels = '/admin/channel';
const report = '/admin/report';
const audit = '/admin/audit';
const changes = '/admin/change';
const settings = '/admin/setting';
const log = '/admin/activity';
const phone = { viewport: { value: 'phone' } };
const wide = { viewport: { value: 'desktop' } };

export const Dashboard: Story = { args: { path: dashboard } };
export const DashboardPhone: Story = { args: { path: dashboard }, globals: phone };
export const DashboardFirstDay: Story = { args: { path: dashboard, empty: true } };
export const DashboardSlow: Story = { args: { path: dashboard, network: 'slow' } };
export const DashboardOffline: Story = { args: { path: dashboard, network: 'offline' } };
export const DashboardServerError: Story = { args: { path: dashboard, network: 'server-error' } };
export const DashboardPseudo: Story = {
  args: { path: dashboard },
  globals: { language: 'pseudo' },
};
export const DashboardRtl: Story = { args: { path: dashboard }, globals: { direction: 'rtl' } };

const superadmin = { path: dashboard, role: 'superadmin', situation: 'twoPeople' } as const;
export const DashboardSuperadmin: Story = { args: superadmin, globals: wide };
export const DashboardSuperadminPhone: Story = { args: superadmin, globals: phone };
export const DashboardSuperadminNothingWaits: Story = {
  args: { path: dashboard, role: 'superadmin' },
};
export const DashboardSuperadminServerError: Story = {
  args: { ...superadmin, network: 'server-error' },
};

export const Queue: Story = { args: { path: queue }, globals: wide };
export const QueuePhone: Story = { args: { path: queue }, globals: phone };
export const QueueCompleted: Story = { args: { path: `${queue}?status=completed` } };
export const QueueNothingFound: Story = { args: { path: `${queue}?search=unknown` } };
export const QueueEmpty: Story = { args: { path: queue, empty: true } };
export const QueueSlow: Story = { args: { path: queue, network: 'slow' } };
export const QueueOffline: Story = { args: { path: queue, network: 'offline' } };
export const QueueServerError: Story = { args: { path: queue, network: 'server-error' } };
export const QueuePseudo: Story = { args: { path: queue }, globals: { language: 'pseudo' } };
export const QueueRtl: Story = { args: { path: queue }, globals: { direction: 'rtl' } };

const rowsOf = (canvas: HTMLElement) => [
  ...canvas.querySelectorAll<HTMLElement>('.lobi-ReviewQueue-row'),
];
const opened = (canvas: HTMLElement) =>
  canvas.querySelector('.lobi-ReviewQueue-row[aria-current]')?.getAttribute('data-id');

/** The oldest request, opened for review. */
export const QueueReview: Story = {
  args: { path: queue },
  globals: wide,
  play: async (context) => {
    await screenStories.play(context);
    const { canvasElement } = context;
    await waitFor(() => expect(rowsOf(canvasElement)[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvasElement.querySelector('.lobi-ReviewPanel-foot')).toBeVisible(),
    );
  },
};

/** The same on a phone, in a bottom sheet. */
export const QueueReviewPhone: Story = {
  args: { path: queue },
  globals: phone,
  play: async (context) => {
    await screenStories.play(context);
    const { canvasElement } = context;
    await waitFor(() => expect(rowsOf(canvasElement).length).toBeGreaterThan(3));
    await userEvent.click(rowsOf(canvasElement)[0] as HTMLElement);
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
    await waitFor(() => expect(page.getByRole('button', { name: 'Tolak' })).toBeEnabled());
  },
};

/** Requests decided one after the other without a mouse: approve, reject with a reason, claim. */
export const QueueInteraction: Story = {
  args: { path: queue },
  globals: { ...wide, language: 'id' },
  play: async (context) => {
    await screenStories.play(context);
    const { canvasElement } = context;
    const page = within(canvasElement.ownerDocument.body);
    const panel = () => canvasElement.querySelector('.lobi-ReviewPanel-foot');
    await waitFor(() => expect(rowsOf(canvasElement)[0]).toHaveFocus());
    const before = rowsOf(canvasElement).length;
    const [first, second] = rowsOf(canvasElement).map((row) => row.dataset['id']);

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel()).toBeVisible());
    await userEvent.keyboard('a');
    await waitFor(() => expect(page.getByText('Setujui permintaan ini?')).toBeVisible());
    await expect(page.getByText(/masuk ke dompet budi/)).toBeVisible();
    await userEvent.keyboard('a');
    await waitFor(() => expect(page.getByText(/^Disetujui: .*budi/)).toBeVisible());
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(before - 1));
    await expect(rowsOf(canvasElement).map((row) => row.dataset['id'])).not.toContain(first);
    await waitFor(() => expect(opened(canvasElement)).toBe(second));

    // The focus stays at the same position.
    await waitFor(() => expect(panel()).toBeVisible());
    await userEvent.keyboard('j');
    await waitFor(() => expect(panel()).toBeVisible());
    await userEvent.keyboard('r');
    const reasons = await page.findByRole('group', { name: /Alasan/ });
    await userEvent.click(within(reasons).getAllByRole('button')[0] as HTMLElement);
    const note = page.getByRole('textbox', { name: /Catatan internal/ });
    note.focus();
    await userEvent.keyboard('Rekening tidak ditemukan{Tab}{Tab}{Enter}');
    await waitFor(() => expect(page.getByText(/^Ditolak: /)).toBeVisible());
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(before - 2));

    await waitFor(() => expect(panel()).toBeVisible());
    await userEvent.keyboard('c');
    await waitFor(() => expect(page.getAllByText(/diambil oleh Anda/)[0]).toBeVisible());
  },
};

export const Settings: Story = { args: { path: settings, role: 'superadmin' }, globals: wide };
export const SettingsPhone: Story = {
  args: { path: settings, role: 'superadmin' },
  globals: phone,
};
export const SettingsRead: Story = { args: { path: settings } };
export const SettingsServerError: Story = { args: { path: settings, network: 'server-error' } };
export const SettingsPseudo: Story = {
  args: { path: settings, role: 'superadmin' },
  globals: { language: 'pseudo' },
};

export const Transaction: Story = { args: { path: `${queue}/transaction-0` } };
export const TransactionPhone: Story = {
  args: { path: `${queue}/transaction-0` },
  globals: phone,
};
export const TransactionAbsent: Story = { args: { path: `${queue}/nowhere` } };

export const Gateways: Story = { args: { path: gateways } };
export const GatewaysPhone: Story = { args: { path: gateways }, globals: phone };
export const GatewaysServerError: Story = { args: { path: gateways, network: 'server-error' } };

/** Disabling a gateway shows the consequences first; limits and a new secret are in a dialog. */
export const GatewaysInteraction: Story = {
  args: { path: gateways },
  globals: { language: 'id' },
  play: async (context) => {
    await screenStories.play(context);
    const page = within(context.canvasElement.ownerDocument.body);
    const [enabled] = await page.findAllByRole('switch', { name: /Gateway aktif/ });
    await userEvent.click(enabled as HTMLElement);
    const question = await page.findByRole('alertdialog', { name: /^Nonaktifkan/ });
    await expect(question).toHaveAccessibleDescription(/kanal di gateway ini tidak lagi/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(
      page.getAllByRole('button', { name: 'Batas dan kunci rahasia' })[0] as HTMLElement,
    );
    const secret = await page.findByLabelText(/^Kunci rahasia baru/);
    await expect(secret).toHaveValue('');
    await expect(secret).toHaveAttribute('type', 'password');
  },
};

export const Providers: Story = { args: { path: providers }, globals: wide };
export const ProvidersPhone: Story = { args: { path: providers }, globals: phone };
export const ProvidersNone: Story = { args: { path: providers, empty: true } };
export const ProvidersSlow: Story = { args: { path: providers, network: 'slow' } };
export const ProvidersOffline: Story = { args: { path: providers, network: 'offline' } };
export const ProvidersServerError: Story = { args: { path: providers, network: 'server-error' } };
export const ProvidersForbidden: Story = { args: { path: providers, role: 'agent' } };
export const ProvidersPseudo: Story = {
  args: { path: providers, situation: 'suspended' },
  globals: { language: 'pseudo' },
};
export const ProvidersRtl: Story = {
  args: { path: providers, situation: 'suspended' },
  globals: { direction: 'rtl' },
};
export const ProvidersSuspended: Story = {
  args: { path: providers, situation: 'suspended' },
  globals: wide,
};
export const ProvidersSuspendedPhone: Story = { ...ProvidersSuspended, globals: phone };
export const DashboardProviderSuspended: Story = {
  args: { path: dashboard, situation: 'suspended' },
};

export const Channels: Story = { args: { path: channels } };
export const ChannelsPhone: Story = { args: { path: channels }, globals: phone };
export const ChannelsSlow: Story = { args: { path: channels, network: 'slow' } };
export const ChannelsServerError: Story = { args: { path: channels, network: 'server-error' } };
export const ChannelCreate: Story = { args: { path: `${channels}/create` } };
export const ChannelEdit: Story = { args: { path: `${channels}/channel-bank/edit` } };
export const ChannelEditPhone: Story = {
  args: { path: `${channels}/channel-bank/edit` },
  globals: phone,
};
export const ChannelEditAbsent: Story = { args: { path: `${channels}/nowhere/edit` } };

/** A channel's new name is in the list afterwards. */
export const ChannelInteraction: Story = {
  args: { path: `${channels}/channel-bank/edit` },
  globals: { ...wide, language: 'id' },
  play: async (context) => {
    await screenStories.play(context);
    const page = within(context.canvasElement.ownerDocument.body);
    const name = await page.findByLabelText('Nama kanal');
    await userEvent.clear(name);
    await userEvent.type(name, 'Transfer Antarbank{Enter}');
    await waitFor(() => {
      const list = page.getByRole('table', { name: 'Kanal pembayaran' });
      void expect(within(list).getByText('Transfer Antarbank')).toBeVisible();
    });
  },
};

export const Report: Story = { args: { path: report } };
export const ReportByGame: Story = { args: { path: `${report}?group=game` } };
export const ReportPhone: Story = { args: { path: report }, globals: phone };
export const ReportSlow: Story = { args: { path: report, network: 'slow' } };
export const ReportServerError: Story = { args: { path: report, network: 'server-error' } };

export const CodeDemanded: Story = {
  args: { path: '/admin/dashboard', situation: 'codeDemanded' },
};
export const CodeDemandedPhone: Story = {
  args: { path: '/admin/dashboard', situation: 'codeDemanded' },
  globals: phone,
};
export const Audit: Story = { args: { path: audit } };
export const AuditPhone: Story = { args: { path: audit }, globals: phone };
export const AuditNever: Story = { args: { path: audit, situation: 'unaudited' } };
export const AuditUnsound: Story = { args: { path: audit, situation: 'unsound' } };
export const AuditUnsoundPhone: Story = {
  args: { path: audit, situation: 'unsound' },
  globals: phone,
};
export const AuditSlow: Story = { args: { path: audit, network: 'slow' } };
export const AuditServerError: Story = { args: { path: audit, network: 'server-error' } };

/** Other roles have no access. */
export const Forbidden: Story = { args: { path: dashboard, role: 'player' } };

const twoPeople = 'twoPeople';

export const Changes: Story = { args: { path: changes, situation: twoPeople }, globals: wide };
export const ChangesPhone: Story = {
  args: { path: changes, situation: twoPeople },
  globals: phone,
};
export const ChangesNone: Story = { args: { path: changes } };
export const ChangesNothingFound: Story = {
  args: { path: `${changes}?status=rejected`, situation: twoPeople },
};
export const ChangesSlow: Story = { args: { path: changes, network: 'slow' } };
export const ChangesOffline: Story = { args: { path: changes, network: 'offline' } };
export const ChangesServerError: Story = { args: { path: changes, network: 'server-error' } };
export const ChangesPseudo: Story = {
  args: { path: changes, situation: twoPeople },
  globals: { language: 'pseudo' },
};
export const ChangesRtl: Story = {
  args: { path: changes, situation: twoPeople },
  globals: { direction: 'rtl' },
};

/** One change, opened by keyboard. */
export const ChangesLook: Story = {
  args: { path: changes, situation: twoPeople },
  globals: wide,
  play: async (context) => {
    await screenStories.play(context);
    const { canvasElement } = context;
    const look = await within(canvasElement).findByRole('button', { name: 'Lihat, Bank Samudra' });
    look.focus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('button', { name: 'Setujui' })).toBeVisible());
  },
};
export const ChangesLookPhone: Story = { ...ChangesLook, globals: phone };

export const Log: Story = { args: { path: log }, globals: wide };
export const LogPhone: Story = { args: { path: log }, globals: phone };
export const LogOfSuperadmin: Story = { args: { path: log, role: 'superadmin' }, globals: wide };
export const LogOfOne: Story = { args: { path: `${log}?userId=user-budi` }, globals: wide };
export const LogNothingFound: Story = { args: { path: `${log}?search=unknown` } };
export const LogSlow: Story = { args: { path: log, network: 'slow' } };
export const LogOffline: Story = { args: { path: log, network: 'offline' } };
export const LogServerError: Story = { args: { path: log, network: 'server-error' } };
export const LogPseudo: Story = { args: { path: log }, globals: { language: 'pseudo' } };
export const LogRtl: Story = { args: { path: log }, globals: { direction: 'rtl' } };
