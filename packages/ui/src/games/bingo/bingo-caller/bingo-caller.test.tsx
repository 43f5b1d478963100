import { describe, expect, it } from 'vitest';
import { bingoRound } from '../../../testing/bingo-fixtures.ts';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import type { BingoRound } from '../bingo.types.ts';
import { BingoCaller } from './bingo-caller.tsx';

const at = (time: string): number => Date.parse(`2026-11-29T${time}:00Z`);
const upcoming = [at('14:10'), at('14:15'), at('14:20')];

/** The list of starts at 14:04 UTC, 21.04 in Jakarta. */
async function startsShown(change: Partial<BingoRound>): Promise<string | undefined> {
  const round = bingoRound({ closesAt: at('14:05'), upcoming, ...change });
  const screen = await renderInKit(<BingoCaller round={round} now={() => at('14:04')} />);
  const paragraphs = [...screen.container.querySelectorAll('p')];
  return paragraphs.find(({ textContent }) => textContent.startsWith('Ronde berikutnya:'))
    ?.textContent;
}

describe('BingoCaller', () => {
  it('BingoCaller lists the next starts in the time zone of the viewer, first that of the open sale', async () => {
    expect(await startsShown({ phase: 'betting', called: [] })).toBe(
      'Ronde berikutnya: 21.05 · 21.10 · 21.15 WIB',
    );
    const next = 'Ronde berikutnya: 21.10 · 21.15 · 21.20 WIB';
    expect(await startsShown({ phase: 'running' })).toBe(next);
    expect(await startsShown({ phase: 'settled', nextAt: at('14:08') })).toBe(next);
  });

  it('BingoCaller lists no starts without a timetable, nor while no round will open', async () => {
    expect(await startsShown({ phase: 'betting', upcoming: [] })).toBeUndefined();
    expect(await startsShown({ phase: 'settled', nextAt: null })).toBeUndefined();
  });
});
