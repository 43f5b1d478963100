import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { ConfirmDialog } from '../components/dialog/confirm-dialog.tsx';
import { GameCard } from '../components/game-card/game-card.tsx';
import { JackpotWin } from '../components/jackpot-win/jackpot-win.tsx';
import { RadioCards } from '../components/radio-cards/radio-cards.tsx';
import { StepForm } from '../components/step-form/step-form.tsx';
import { RiskChoice } from '../games/play-frame/risk-choice.tsx';
import { manyGames } from './lobby-fixtures.ts';
import { setTextSize } from './reader-settings.ts';
import { renderInKit } from './render-in-kit.tsx';
import { brokenWords, textBox } from './text-boxes.ts';

const original = { width: window.innerWidth, height: window.innerHeight };

afterEach(async () => {
  await page.viewport(original.width, original.height);
  await setTextSize(16);
});

/** Elements whose text is wider than their box. */
const tooNarrow = (elements: Iterable<Element>): string[] =>
  [...elements]
    .filter((element) => {
      const text = textBox(element);
      const { left, right } = element.getBoundingClientRect();
      return text.left < left - 1 || text.right > right + 1;
    })
    .map(({ textContent }) => textContent);

/** Renders on a phone with text of twice the size, in the brand with the largest text. */
async function renderLarge(part: Parameters<typeof renderInKit>[0]) {
  await page.viewport(390, 844);
  await setTextSize(32);
  return renderInKit(part, { brand: 'pesisir', scheme: 'light' });
}

describe('boxes with large text', () => {
  for (const shape of ['portrait', 'wide'] as const) {
    it(`text at 200 % keeps the tag of a ${shape} tile above its title`, async () => {
      const { container } = await renderLarge(
        <div style={{ inlineSize: shape === 'wide' ? 240 : 150 }}>
          <GameCard
            game={{ ...manyGames[0]!, title: 'Arena Selatan, tiga' }}
            href="#"
            shape={shape}
            badge="jackpot"
            locked="guest"
          />
        </div>,
      );
      const tag = container.querySelector('.lobi-GameCard-tag')!.getBoundingClientRect();
      const title = textBox(container.querySelector('.lobi-GameCard-art a')!);
      const art = container.querySelector('.lobi-GameCard-art')!.getBoundingClientRect();
      expect(title.top).toBeGreaterThanOrEqual(tag.bottom);
      expect(title.bottom).toBeLessThanOrEqual(art.bottom);
      expect(tag.top).toBeGreaterThanOrEqual(art.top);
    });
  }

  it('text at 200 % keeps a jackpot inside its card', async () => {
    const { container } = await renderLarge(
      <div style={{ position: 'relative', inlineSize: 326, blockSize: 700 }}>
        <JackpotWin
          playId="play-1"
          name="Jackpot Pasar Malam"
          amount="31284360"
          stake="1000"
          onClose={() => undefined}
        />
      </div>,
    );
    const root = container.querySelector('.lobi-JackpotWin-root')!;
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    expect(tooNarrow(root.querySelectorAll('p'))).toEqual([]);
  });

  it('text at 200 % keeps the names of risks inside their buttons', async () => {
    const { container } = await renderLarge(
      <div style={{ inlineSize: 290 }}>
        <RiskChoice risk="medium" onRiskChange={() => undefined}>
          <span>Baris</span>
        </RiskChoice>
      </div>,
    );
    const buttons = container.querySelectorAll('button');
    expect(buttons).toHaveLength(3);
    expect(tooNarrow(buttons)).toEqual([]);
  });

  it('text at 200 % breaks no amount of a channel between its digits', async () => {
    const { container } = await renderLarge(
      <div style={{ inlineSize: 326 }}>
        <RadioCards
          label="Kanal"
          items={[
            {
              value: 'bank',
              title: 'Bank Contoh',
              meta: 'Rp 50.000 sampai Rp 100.000.000',
              icon: <svg width="20" height="20" />,
            },
          ]}
        />
      </div>,
    );
    const words = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (words.nextNode()) {
      const text = words.currentNode as Text;
      for (const { index, 0: amount } of text.data.matchAll(/[\d.]{4,}/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + amount.length);
        if (range.getClientRects().length > 1) broken.push(amount);
      }
    }
    expect(broken).toEqual([]);
  });

  it('text at 200 % keeps both actions of a step inside their buttons', async () => {
    const schema = z.object({});
    const screen = await renderLarge(
      <div style={{ inlineSize: 326 }}>
        <StepForm
          steps={[
            { id: 'one', title: 'Satu', schema, content: <p>Satu</p> },
            { id: 'two', title: 'Dua', schema, content: <p>Dua</p> },
          ]}
          onSubmit={() => undefined}
        />
      </div>,
    );
    await screen.getByRole('button', { name: 'Lanjut' }).click();
    await expect.element(screen.getByRole('button', { name: 'Kembali' })).toBeVisible();
    expect(tooNarrow(screen.container.querySelectorAll('.lobi-Button-root'))).toEqual([]);
  });

  it('text at 200 % keeps the field of a question inside its dialog', async () => {
    const screen = await renderLarge(
      <ConfirmDialog
        defaultOpen
        title="Umumkan Meron menang?"
        description="Membayar 214 taruhan."
        confirmLabel="Umumkan Meron"
        requireText={{ text: '128', label: 'Ketik “128” untuk melanjutkan' }}
        onConfirm={() => undefined}
      />,
    );
    const dialog = screen.getByRole('alertdialog').element();
    const { right } = dialog.getBoundingClientRect();
    const field = screen.getByRole('textbox').element().getBoundingClientRect();
    expect(field.right).toBeLessThanOrEqual(right);
    expect(brokenWords(dialog)).toEqual([]);
  });
});
