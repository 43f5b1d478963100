import { mdiBellOutline } from '@mdi/js';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BetRow } from '../components/bet-row/bet-row.tsx';
import { DataTable } from '../components/data-table/data-table.tsx';
import { DescriptionList } from '../components/description-list/description-list.tsx';
import { DeviceList } from '../components/device-list/device-list.tsx';
import { Money } from '../components/money/money.tsx';
import { Pagination } from '../components/pagination/pagination.tsx';
import { ReferralCard } from '../components/referral-card/referral-card.tsx';
import { ReviewQueue } from '../components/review-queue/review-queue.tsx';
import { Select } from '../components/select/select.tsx';
import { WalletChip } from '../components/wallet-chip/wallet-chip.tsx';
import { PlayFrame } from '../games/play-frame/play-frame.tsx';
import { BareLayout } from '../layouts/bare-layout/bare-layout.tsx';
import { IconButton } from '../primitives/icon-button/icon-button.tsx';
import { playSeat } from './play-seat.ts';
import { setTextSize } from './reader-settings.ts';
import { renderInKit } from './render-in-kit.tsx';
import { reviewNow, sampleReview } from './review-fixtures.ts';
import { brokenWords, textBox } from './text-boxes.ts';

const original = { width: window.innerWidth, height: window.innerHeight };
const nothing = () => undefined;

const narrow = { name: 'a page 320 px wide', width: 320, height: 640, textSize: 16 };
const large = { name: 'text at 200 %', width: 390, height: 844, textSize: 32 };

const readAs = async ({ width, height, textSize }: typeof narrow): Promise<void> => {
  await page.viewport(width, height);
  await setTextSize(textSize);
};

/** Width of the content of a card on such a page, between the margins of the page and of the card. */
const insideCard = ({ width }: typeof narrow) => ({ inlineSize: width - 74 });

const pageWidth = () => document.documentElement.scrollWidth;

describe('whole words and amounts', () => {
  afterEach(async () => {
    await page.viewport(original.width, original.height);
    await setTextSize(16);
  });

  for (const reader of [narrow, large]) {
    it(`${reader.name} breaks no word of a review queue`, async () => {
      await readAs(reader);
      const { container } = await renderInKit(
        <ReviewQueue
          items={sampleReview}
          viewerId="dewi"
          now={reviewNow}
          onApprove={nothing}
          renderPanel={nothing}
        />,
      );
      await expect.poll(() => container.querySelectorAll('.lobi-ReviewQueue-row')).toHaveLength(8);
      expect(brokenWords(container)).toEqual([]);
      expect(pageWidth()).toBe(reader.width);
    });

    it(`${reader.name} breaks no word of a list of devices`, async () => {
      await readAs(reader);
      const { container } = await renderInKit(
        <div style={insideCard(reader)}>
          <DeviceList
            onRevoke={() => Promise.resolve()}
            now={reviewNow}
            devices={[
              {
                id: '1',
                ip: '198.51.100.24',
                browser: 'Firefox 147',
                device: 'Windows',
                current: false,
                createdAt: '2026-11-18T12:41:00.000Z',
                lastSeenAt: '2026-11-20T07:50:00.000Z',
              },
            ]}
          />
        </div>,
      );
      expect(brokenWords(container)).toEqual([]);
      expect(pageWidth()).toBe(reader.width);
    });

    it(`${reader.name} breaks no word of a returned bet`, async () => {
      await readAs(reader);
      const { container } = await renderInKit(
        <div style={insideCard(reader)}>
          <BetRow
            title="Arena Lentera"
            bet={{
              id: 'bet-1',
              selection: 'meron',
              status: 'refunded',
              amount: '150000',
              currency: 'IDR',
              odds: null,
              payout: '150000',
              createdAt: '2026-11-20T09:05:00.000Z',
            }}
          />
        </div>,
      );
      expect(brokenWords(container)).toEqual([]);
      expect(pageWidth()).toBe(reader.width);
    });

    it(`${reader.name} puts a long value below its name, and breaks only one longer than a line`, async () => {
      await readAs(reader);
      const { container } = await renderInKit(
        <div style={insideCard(reader)}>
          <DescriptionList
            items={[
              { label: 'Nomor transaksi', value: 'transaction-20261120' },
              { label: 'Hash', value: '8f4b0c2f7d0b5ce1a9b84f3b0f6a3e1d9c57e2b88f4b0c2f7d0b5ce1' },
            ]}
          />
        </div>,
      );
      const [number, hash] = [...container.querySelectorAll('dd')];
      const name = container.querySelector('dt')!.getBoundingClientRect();
      expect(number!.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom - 1);
      expect(number!.getBoundingClientRect().right).toBeCloseTo(
        hash!.getBoundingClientRect().right,
        0,
      );
      expect(brokenWords(number!)).toEqual([]);
      expect(pageWidth()).toBe(reader.width);
    });

    it(`${reader.name} shows the full URL of a referral`, async () => {
      await readAs(reader);
      const screen = await renderInKit(
        <div style={insideCard(reader)}>
          <ReferralCard code="NUSA7K" url="https://lentera.example/register?referral=NUSA7K" />
        </div>,
      );
      const url = screen.getByText('lentera.example/register?referral=NUSA7K').element();
      expect(url.scrollWidth).toBeLessThanOrEqual(url.clientWidth);
      expect(pageWidth()).toBe(reader.width);
    });

    it(`${reader.name} shows the full number of rows per page`, async () => {
      await readAs(reader);
      const screen = await renderInKit(
        <Pagination
          page={1}
          pageSize={25}
          total={30}
          pageSizes={[25, 100]}
          onPageChange={nothing}
          onPageSizeChange={nothing}
        />,
      );
      const size = screen.getByText('25 baris').element();
      expect(size.scrollWidth).toBeLessThanOrEqual(size.clientWidth);
    });
  }

  it('text at 200 % wraps the chosen value of a select', async () => {
    await readAs(large);
    const screen = await renderInKit(
      <Select
        label="Arah"
        value="both"
        onValueChange={nothing}
        items={[{ value: 'both', label: 'Deposit dan penarikan' }]}
      />,
    );
    const value = screen.getByText('Deposit dan penarikan').first().element();
    expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
    expect(brokenWords(value)).toEqual([]);
  });

  it('a page 320 px wide shows a balance of 100,000,000 on one line between back link and bell', async () => {
    await readAs(narrow);
    const { container } = await renderInKit(<Header balance="100000000" />);
    expect(pageWidth()).toBe(320);
    const chip = container.querySelector('.lobi-WalletChip-amount')!;
    const signs = [...chip.querySelectorAll('.lobi-BalanceTicker-root > [aria-hidden] > *')];
    expect(signs.length).toBeGreaterThan(0);
    const lines = new Set(signs.map((sign) => sign.getBoundingClientRect().top));
    expect(lines.size).toBe(1);
    expect(textBox(chip).right).toBeLessThanOrEqual(chip.getBoundingClientRect().right + 1);
  });

  it('a page 320 px wide wraps a balance that does not fit instead of cutting it off', async () => {
    await readAs(narrow);
    const { container } = await renderInKit(<Header balance="987654321000" />);
    expect(pageWidth()).toBe(320);
    const chip = container.querySelector('.lobi-WalletChip-amount')!;
    const { right, bottom } = chip.getBoundingClientRect();
    const signs = [...chip.querySelectorAll('.lobi-BalanceTicker-root > [aria-hidden] > *')];
    expect(signs.map((sign) => sign.textContent).join('')).toContain('987.654.321.000');
    for (const sign of signs) {
      const box = sign.getBoundingClientRect();
      expect(box.right).toBeLessThanOrEqual(right + 1);
      expect(box.bottom).toBeLessThanOrEqual(bottom + 1);
    }
  });

  it('a page 320 px wide keeps a labelled amount inside its card', async () => {
    await readAs(narrow);
    const { container } = await renderInKit(
      <div style={{ inlineSize: 286 }}>
        <DataTable
          label="Laporan"
          rows={[{ day: '24 Nov 2026', amount: '-132500' }]}
          rowId={({ day }) => day}
          columns={[
            {
              id: 'day',
              header: 'Hari',
              rowHeader: true,
              value: ({ day }) => day,
              cell: ({ day }) => day,
              card: 'title',
            },
            {
              id: 'amount',
              header: 'Menang atau kalah',
              value: ({ amount }) => amount,
              cell: ({ amount }) => <Money value={amount} currency="IDR" />,
              cardCell: ({ amount }) => (
                <>
                  Menang atau kalah <Money value={amount} currency="IDR" />
                </>
              ),
              card: 'amount',
            },
          ]}
        />
      </div>,
    );
    await expect.poll(() => container.querySelector('li [data-slot="amount"] dd')).not.toBeNull();
    const amount = container.querySelector('li [data-slot="amount"] dd')!;
    const card = amount.closest('li')!.getBoundingClientRect();
    expect(textBox(amount).right).toBeLessThanOrEqual(card.right - 15);
  });

  it('text at 200 % leaves a picture above a board the height that its texts need', async () => {
    await readAs(large);
    const { container } = await renderInKit(
      <PlayFrame
        seat={playSeat}
        last={null}
        recent={[]}
        screen={<p>Meja</p>}
        board={<div style={{ blockSize: 600 }}>Papan</div>}
        controls={<button type="button">Pasang</button>}
      />,
    );
    const picture = container.querySelector('.lobi-GameStage-frame')!;
    expect(picture.getBoundingClientRect().height).toBeGreaterThanOrEqual(448);
  });
});

/** The header of a page below another one, as a player sees it. */
function Header({ balance }: { balance: string }) {
  return (
    <BareLayout
      brand={{ name: 'Lentera', href: '#game' }}
      back={{ href: '#wallet', label: 'Kembali' }}
      end={
        <>
          <WalletChip wallet={{ balance, currency: 'IDR' }} href="#wallet" demo />
          <IconButton label="Notifikasi" path={mdiBellOutline} iconSize={24} />
        </>
      }
    >
      Isi
    </BareLayout>
  );
}
