import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../../primitives/card/card.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import type { SecondFactorPanelProps } from './second-factor.types.ts';
import { SecondFactorPanel } from './second-factor-panel.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const codes = [
  ['K7QMD-3XWTR', '9FHJ2-PLVNC'],
  ['TB4RZ-8KDMW', 'XQ6NG-H2YSV'],
  ['M3CVP-J9TLF', 'W8ZKD-Q5RBX'],
  ['H2NYS-7GPTC', 'R6FJW-4MVLK'],
  ['D9XBQ-T3HZN', 'L5KGC-8WRPM'],
].flat();

const meta = {
  title: 'Screens/Second factor',
  component: SecondFactorPanel,
  args: {
    state: { since: null, recoveryLeft: 0, demanded: false },
    username: 'siti_rahma',
    onBegin: fn<SecondFactorPanelProps['onBegin']>(() =>
      Promise.resolve({
        secret,
        uri: `otpauth://totp/Lentera:siti_rahma?secret=${secret}&issuer=Lentera`,
      }),
    ),
    onConfirm: fn<SecondFactorPanelProps['onConfirm']>(() => Promise.resolve(codes)),
    onRenew: fn<SecondFactorPanelProps['onRenew']>(() => Promise.resolve(codes)),
    onEnd: fn(() => Promise.resolve(true)),
    onDone: fn(),
  },
  decorators: [
    (Story) => (
      <Card padding={6} style={{ maxInlineSize: 720 }}>
        {Story()}
      </Card>
    ),
  ],
  parameters: {
    guide: {
      use: ['On the account page, and where the platform requires a second factor.'],
      avoid: ['For the code of a sign-in: LoginView asks for it.'],
      keyboard: { Digits: 'The sixth digit submits the code.' },
      do: [
        {
          text: 'Write recovery codes in two groups, one code per cell, so that they can be copied by hand.',
          show: () => (
            <Grid columns={2} gap={2}>
              {codes.slice(0, 4).map((code) => (
                <Text key={code} numeric>
                  {code}
                </Text>
              ))}
            </Grid>
          ),
        },
        'Keep it on the page until `onDone`: the recovery codes are shown only once.',
      ],
      dont: [
        {
          text: 'Show the codes without spacing: users cannot see where one ends.',
          show: () => <Text numeric>{codes.slice(0, 4).join('').replaceAll('-', '')}</Text>,
        },
        'Store the secret or the codes anywhere.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SecondFactorPanel>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const toScan: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Aktifkan' }));
  await userEvent.type(await canvas.findByLabelText('Kata sandi'), 'lentera malam');
  await userEvent.keyboard('{Enter}');
  const heading = await canvas.findByRole('heading', { name: 'Hubungkan aplikasi autentikator' });
  await expect(heading).toHaveFocus();
};

const typeCode: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Kode 6 angka' }));
  await userEvent.keyboard('123456');
};

const toCodes: Play = async (context) => {
  await toScan(context);
  await typeCode(context);
  await context.canvas.findByText('K7QMD-3XWTR');
};

export const Playground: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: toScan };
export const Off: Story = {};
export const Demanded: Story = {
  args: { state: { since: null, recoveryLeft: 0, demanded: true } },
};
export const Password: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktifkan' }));
    await canvas.findByLabelText('Kata sandi');
  },
};
export const WrongPassword: Story = {
  args: {
    onBegin: fn<SecondFactorPanelProps['onBegin']>(() => Promise.resolve(null)),
    fieldErrors: { password: ['Kata sandi salah.'] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktifkan' }));
    await userEvent.type(await canvas.findByLabelText('Kata sandi'), 'bukan ini');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Kata sandi salah.');
  },
};
export const Scan: Story = { play: toScan };
export const WrongCode: Story = {
  args: {
    onConfirm: fn<SecondFactorPanelProps['onConfirm']>(() => Promise.resolve(null)),
    fieldErrors: { code: ['Kode salah atau sudah lewat. Ketik kode yang tampil sekarang.'] },
  },
  play: async (context) => {
    await toScan(context);
    await typeCode(context);
    // Shown and announced.
    await context.canvas.findAllByText(/Kode salah/);
    await expect(context.canvas.getByRole('textbox', { name: 'Kode 6 angka' })).toHaveFocus();
  },
};
export const RecoveryCodes: Story = { play: toCodes };
export const On: Story = {
  args: { state: { since: '2026-11-20T09:04:00.000Z', recoveryLeft: 9, demanded: false } },
};
export const OnAndDemanded: Story = {
  args: { state: { since: '2026-11-20T09:04:00.000Z', recoveryLeft: 10, demanded: true } },
};
export const FewCodesLeft: Story = {
  args: { state: { since: '2026-11-20T09:04:00.000Z', recoveryLeft: 2, demanded: false } },
};
export const TurningOff: Story = {
  args: { state: { since: '2026-11-20T09:04:00.000Z', recoveryLeft: 9, demanded: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nonaktifkan' }));
    await canvas.findByLabelText('Kode 6 angka atau kode pemulihan');
  },
};
const toProof: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Kode pemulihan baru' }));
  await canvas.findByLabelText('Kode 6 angka atau kode pemulihan');
};
export const NewCodesAsked: Story = { ...OnAndDemanded, play: toProof };
export const NewCodesRefused: Story = {
  args: {
    ...OnAndDemanded.args,
    onRenew: fn<SecondFactorPanelProps['onRenew']>(() => Promise.resolve(null)),
    fieldErrors: { code: ['Kode salah atau sudah lewat. Ketik kode yang tampil sekarang.'] },
  },
  play: async (context) => {
    const { canvas } = context;
    await toProof(context);
    await userEvent.type(canvas.getByLabelText('Kata sandi'), 'lentera malam');
    await userEvent.type(canvas.getByLabelText('Kode 6 angka atau kode pemulihan'), '123456');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/Kode salah/);
  },
};
export const NewCodes: Story = {
  ...OnAndDemanded,
  play: async (context) => {
    const { canvas } = context;
    await toProof(context);
    await userEvent.type(canvas.getByLabelText('Kata sandi'), 'lentera malam');
    await userEvent.type(canvas.getByLabelText('Kode 6 angka atau kode pemulihan'), '123456');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('K7QMD-3XWTR');
    await expect(canvas.getByRole('heading', { name: 'Simpan kode pemulihan' })).toHaveFocus();
    await expect(canvas.getByText(/Kode yang lama tidak berlaku lagi/)).toBeVisible();
  },
};
export const PhoneOn: Story = { ...On, globals: { viewport: { value: 'phone' } } };
export const PhoneNewCodes: Story = { ...NewCodes, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { state: undefined } };
export const Failed: Story = {
  args: { state: undefined, loadError: 'Tidak ada koneksi.', onRetry: () => undefined },
};
export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { state: { since: '2026-11-20T09:04:00.000Z', recoveryLeft: 1, demanded: false } },
};
export const Rtl: Story = { globals: { direction: 'rtl' } };
export const Interaction: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await toCodes(context);
    const done = canvas.getByRole('button', { name: 'Selesai' });
    await expect(done).toBeDisabled();
    const kept = canvas.getByRole('checkbox');
    kept.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(done);
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(
      await canvas.findByRole('heading', { name: 'Verifikasi dua langkah' }),
    ).toHaveFocus();
  },
};
