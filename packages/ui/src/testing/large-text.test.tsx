import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BetRow } from '../components/bet-row/bet-row.tsx';
import { DataTable } from '../components/data-table/data-table.tsx';
import { ErrorPage } from '../components/error-page/error-page.tsx';
import { LiveWinsTicker } from '../components/live-wins-ticker/live-wins-ticker.tsx';
import { RoadMap } from '../components/road-map/road-map.tsx';
import { Programme } from '../games/arena/programme/programme.tsx';
import { RoundBanner } from '../games/arena/round-banner/round-banner.tsx';
import { CrashGraph } from '../games/crash/crash-graph/crash-graph.tsx';
import { Screen as CrashScreen } from '../games/crash/crash-view/crash-view.styles.ts';
import { limboBox } from '../games/limbo/limbo.fixtures.ts';
import { LimboStage } from '../games/limbo/limbo-stage.tsx';
import { plinkoBox } from '../games/plinko/plinko.fixtures.ts';
import { PlinkoStage } from '../games/plinko/plinko-stage.tsx';
import { HandChips } from '../games/play-frame/hand.styles.ts';
import { Badge } from '../primitives/badge/badge.tsx';
import { roundWith } from './arena-fixtures.ts';
import { playSeat } from './play-seat.ts';
import { setTextSize } from './reader-settings.ts';
import { renderInKit } from './render-in-kit.tsx';
import { brokenWords, textBox } from './text-boxes.ts';

const original = { width: window.innerWidth, height: window.innerHeight };

afterEach(async () => {
  await page.viewport(original.width, original.height);
  await setTextSize(16);
});

/** Returns pairs of elements whose texts overlap. */
const overlaps = (elements: readonly Element[]): string[] =>
  elements.flatMap((first, index) =>
    elements.slice(index + 1).flatMap((second) => {
      const [a, b] = [textBox(first), textBox(second)];
      const isBeside = a.right <= b.left || b.right <= a.left;
      const isBelow = a.bottom <= b.top || b.bottom <= a.top;
      return isBeside || isBelow ? [] : [`${first.textContent} ${second.textContent}`];
    }),
  );

describe('large text and narrow pages', () => {
  it('text at 200 % breaks no word of a bet, a programme or a badge on a phone', async () => {
    await page.viewport(390, 844);
    await setTextSize(32);
    const { container } = await renderInKit(
      <div style={{ inlineSize: 326 }}>
        <BetRow
          bet={{
            id: 'bet-1',
            selection: 'meron',
            status: 'placed',
            amount: '50000',
            currency: 'IDR',
            odds: null,
            payout: null,
            createdAt: '2026-11-20T09:05:00.000Z',
          }}
          currentOdds={184}
        />
        <Programme
          event={{
            id: 'event-1',
            title: 'Malam Final',
            startsAt: '2026-12-01T09:00:00.000Z',
            status: 'ongoing',
            fights: [
              {
                meron: 'Satria',
                wala: 'Rajawali',
                round: { id: 'round-128', number: 128, result: null },
              },
            ],
          }}
        />
        <div style={{ display: 'flex' }}>
          <b>Taruhan B</b> <Badge>Belum dipasang</Badge>
          <span style={{ flex: 'none', inlineSize: 120 }} />
        </div>
      </div>,
    );
    expect(brokenWords(container)).toEqual([]);
    const [time, outcome] = [...container.querySelectorAll('.lobi-BetRow-root small')];
    const { bottom } = time!.getBoundingClientRect();
    expect(outcome!.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1);
  });

  it('text at 200 % of a ticker does not widen the page, nor do its spoken amounts', async () => {
    await page.viewport(390, 844);
    await setTextSize(32);
    await renderInKit(
      <LiveWinsTicker
        href="#"
        items={['1', '2', '3', '4', '5', '6'].map((id) => ({
          id,
          name: 'and***7',
          gameTitle: 'Arena Lentera',
          stake: '50000',
          payout: '92000',
        }))}
      />,
    );
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  it('a page 320 px wide leaves the title of a card its line beside a long status', async () => {
    await page.viewport(320, 640);
    const { container } = await renderInKit(
      <DataTable
        label="Pemain"
        rows={[{ name: 'gede_p', status: 'Mirip dengan budi: nomor telepon sama.' }]}
        rowId={({ name }) => name}
        columns={[
          {
            id: 'name',
            header: 'Nama',
            rowHeader: true,
            value: ({ name }) => name,
            cell: ({ name }) => name,
            card: 'title',
          },
          {
            id: 'status',
            header: 'Status',
            value: ({ status }) => status,
            cell: ({ status }) => status,
            card: 'status',
          },
        ]}
      />,
    );
    await expect.poll(() => container.querySelector('li [data-slot="title"] dd')).not.toBeNull();
    const title = container.querySelector('li [data-slot="title"] dd')!.firstChild!;
    const range = document.createRange();
    range.selectNodeContents(title);
    expect(range.getClientRects()).toHaveLength(1);
  });

  for (const rows of [8, 16]) {
    it(`text at 200 % overlaps no payout of plinko with ${rows} rows on a phone`, async () => {
      await page.viewport(390, 844);
      await setTextSize(32);
      const choice = { rows, risk: 'medium' };
      const seat = {
        ...playSeat,
        memory: { read: (name: string) => ({ choice })[name], write: () => undefined },
      };
      const { container } = await renderInKit(
        <PlinkoStage seat={seat} {...plinkoBox} plays={[]} onPlay={() => undefined} />,
      );
      const buckets = [...container.querySelectorAll('.lobi-PlinkoStage-bucket')];
      expect(buckets).toHaveLength(rows + 1);
      expect(overlaps(buckets)).toEqual([]);
    });
  }

  it('text at 200 % of a target of limbo fits its button at 320 px', async () => {
    await page.viewport(320, 640);
    await setTextSize(32);
    const { container } = await renderInKit(
      <LimboStage seat={playSeat} {...limboBox} plays={[]} onPlay={() => undefined} />,
    );
    const targets = [...container.querySelectorAll('button[aria-pressed]')].filter((button) =>
      button.textContent.includes('×'),
    );
    expect(targets).toHaveLength(4);
    for (const target of targets) {
      expect(textBox(target).width).toBeLessThanOrEqual(target.clientWidth);
    }
  });

  it('text at 200 % keeps the amount of every chip in the hand inside its chip', async () => {
    await page.viewport(390, 844);
    await setTextSize(32);
    const { container } = await renderInKit(
      <div style={{ inlineSize: 358 }}>
        <HandChips chips={['10000', '25000', '50000', '100000', '500000', '1000000']} />
      </div>,
    );
    const chips = [...container.querySelectorAll('.lobi-ChipSelector-chip')];
    const out = chips.filter((chip) => {
      const amount = textBox(chip.firstElementChild!);
      const { left, right } = chip.getBoundingClientRect();
      return amount.left < left || amount.right > right;
    });
    expect(chips).toHaveLength(6);
    expect(out.map(({ textContent }) => textContent)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  it('text at 200 % keeps the number of a fight below its column of a road map', async () => {
    await page.viewport(390, 844);
    await setTextSize(32);
    const results = Array.from({ length: 30 }, (_, index) => ({
      number: 120 + index,
      result: index % 3 === 0 ? ('wala' as const) : ('meron' as const),
    }));
    const { container } = await renderInKit(
      <div style={{ inlineSize: 358 }}>
        <RoadMap results={results} />
      </div>,
    );
    const numbers = [...container.querySelectorAll('tfoot th')];
    expect(numbers.map(({ textContent }) => textContent).slice(0, 5)).toEqual([
      '120',
      '126',
      '132',
      '138',
      '144',
    ]);
    const out = numbers.filter((number) => {
      const { left, right } = number.getBoundingClientRect();
      const text = textBox(number);
      return text.left < left - 1 || text.right > right + 1;
    });
    expect(out.map(({ textContent }) => textContent)).toEqual([]);
  });

  it('text at 200 % leaves the state of a fight at least half of the banner', async () => {
    await page.viewport(390, 844);
    await setTextSize(32);
    const closesAt = new Date(Date.now() + 3_600_000).toISOString();
    const { container } = await renderInKit(
      <RoundBanner round={roundWith({ status: 'last-call', closesAt })} />,
    );
    expect(brokenWords(container)).toEqual([]);
    const text = container.querySelector('.lobi-RoundBanner-state')!.parentElement!;
    expect(text.clientWidth).toBeGreaterThanOrEqual(195);
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  for (const code of [
    '403',
    '404',
    '419',
    '429',
    '500',
    'offline',
    'maintenance',
    'chunk',
  ] as const) {
    it(`text at 200 % breaks no word of the error page ${code}`, async () => {
      await page.viewport(390, 844);
      await setTextSize(32);
      const { container } = await renderInKit(
        <ErrorPage code={code} reference="7f3a-21c9" homeHref="#game" onRetry={() => undefined} />,
      );
      expect(brokenWords(container)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBe(390);
    });
  }

  it('a graph of crash 66 px high shows its full note at 320 px', async () => {
    await page.viewport(320, 568);
    const screen = await renderInKit(
      <CrashScreen style={{ gridTemplateRows: '66px', inlineSize: 286 }}>
        <CrashGraph
          round={{
            id: 'round-7',
            number: 4_812,
            phase: 'settled',
            closesAt: 1_000,
            nextAt: 12_500,
            endedAt: 436,
          }}
          multipleAt={(elapsedMs) => 100 * Math.exp(elapsedMs / 16_000)}
          maximum={100_000_000}
          now={() => 9_000}
        />
      </CrashScreen>,
    );
    const note = screen.getByText('Ronde 4.812 selesai · Ronde berikutnya dalam 00.04');
    await expect.element(note).toBeVisible();
    const { bottom } = screen.container.querySelector('section')!.getBoundingClientRect();
    expect(note.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  });
});
