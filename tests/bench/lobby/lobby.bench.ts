import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@lobi/core/contract';
import { chromium } from 'playwright';
import { browserPath } from '../../../tools/find-browser.mjs';
import { median, quantile, ratio, spread } from '../figures.ts';
import type { Report } from '../report.ts';
import { startBenchPlatform, type BenchPlatform } from '../start-bench-platform.ts';
import { writeCatalogue } from './catalogue.ts';
import { measureLobby, type LobbyVisit } from './measure-lobby.ts';

const runs = 5;
/** Numbers of games: a small lobby and a large one. */
const sizes = [60, 2_000] as const;
/** Of these, the built-in games and the arenas of the demo. */
const own = 16;

async function countGames({ origin }: BenchPlatform): Promise<number> {
  const { data } = (await (await fetch(`${origin}/api/game?perPage=2000`)).json()) as {
    data: Game[];
  };
  return data.length;
}

/** The lobby of a guest with 60 and with 2,000 games, in the same run. */
export async function bench(): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'lobi-bench-'));
  try {
    const catalogue = (size: number) => ({
      env: { LOBI_PROVIDERS: writeCatalogue(folder, size - own) },
    });
    await using small = await startBenchPlatform(catalogue(sizes[0]));
    await using large = await startBenchPlatform(catalogue(sizes[1]));
    const subjects = [
      { games: await countGames(small), origin: small.origin },
      { games: await countGames(large), origin: large.origin },
    ];
    const visits = new Map<number, LobbyVisit[]>(subjects.map(({ games }) => [games, []]));
    const browser = await chromium.launch({ executablePath: browserPath() });
    // Interleaved, so that load on the machine affects both alike. The first round is a warm-up of the
    // servers and does not count.
    for (let run = 0; run <= runs; run += 1) {
      for (const { games, origin } of subjects) {
        const visit = await measureLobby(browser, origin);
        if (run > 0) visits.get(games)?.push(visit);
      }
    }
    await browser.close();

    const of = (games: number, read: (visit: LobbyVisit) => readonly number[]): number[] =>
      (visits.get(games) ?? []).flatMap(read);
    const [few, many] = subjects.map(({ games }) => games) as [number, number];
    const row = (
      name: string,
      read: (visit: LobbyVisit) => readonly number[],
      goal: string,
      digits = 0,
    ): string[] => [
      name,
      spread(of(few, read), digits),
      spread(of(many, read), digits),
      ratio(median(of(many, read)), median(of(few, read))),
      quantile(of(many, read), 0.95).toFixed(digits),
      goal,
    ];
    return {
      title: `Lobby of a guest, ${runs} visits each: median (least–most)`,
      head: ['', `${few} games`, `${many} games`, 'times', `p95 at ${many}`, 'goal'],
      rows: [
        row('first tile painted, ms', (visit) => [visit.firstTileMs], 'P12: ≤ 1.2 ×'),
        row('key to painted result, ms', (visit) => visit.keyMs, '–'),
        row('category to painted result, ms', (visit) => visit.categoryMs, '–'),
        row('slowest key to next frame, ms', (visit) => [visit.slowestKeyMs], 'P4: ≤ 100 ms'),
        row('slowest press to next frame, ms', (visit) => [visit.slowestPressMs], 'P4: ≤ 100 ms'),
        row(
          'main thread per frame while scrolling, ms',
          (visit) => visit.scrolled.map(({ workMs }) => workMs),
          '≤ 16.7 ms',
          1,
        ),
        row('elements of the lobby', (visit) => [visit.nodes], 'P12: ≤ 1.2 ×'),
        row('elements, all slots shown', (visit) => [visit.categoryNodes], '–'),
      ],
      notes: [
        'Built app on a real server, games from five catalogues as a partner registers them;',
        'phone of 390 px at 2 ×, CPU slowed 4 ×, the network of this machine; headless, no GPU.',
        'Result: from the event in the page until the frame that shows another count of games had been painted.',
        'Next frame: as the browser tells it of each interaction (INP), in steps of 8 ms.',
        'All slots shown: "show more" pressed to the end; tiles out of sight are there, and not painted.',
      ],
      raw: Object.fromEntries(visits),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
