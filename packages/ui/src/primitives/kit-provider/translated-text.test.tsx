import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BalanceTicker } from '../../components/balance-ticker/balance-ticker.tsx';
import { CountdownText } from '../../components/countdown-text/countdown-text.tsx';
import { Money } from '../../components/money/money.tsx';
import { Num } from '../../components/num/num.tsx';
import { Odds } from '../../components/odds/odds.tsx';
import { StakePanel } from '../../games/play-frame/stake-panel.tsx';
import { PlayFrame } from '../../games/play-frame/play-frame.tsx';
import { playSeat } from '../../testing/play-seat.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { Button } from '../button/button.tsx';

/** Translates a page like Chrome: each text is replaced by two `font` elements. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    const { parentElement } = text;
    if (text.data.trim() !== '' && parentElement?.translate) texts.push(text);
  }
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Waits until the mutation observer has processed the last change. */
const observed = () => new Promise(requestAnimationFrame);

const page = (content: ReactNode) => <div data-testid="page">{content}</div>;

/** Renders, translates and then changes a page; returns its text, and that of an untranslated page. */
async function readsAfterChange(children: (step: number) => ReactNode) {
  const screen = await renderInKit(page(children(0)));
  translate(screen.getByTestId('page').element());
  await observed();
  await screen.rerender(page(children(1)));
  await observed();
  const reads = screen.getByTestId('page').element().textContent;
  await screen.unmount();
  const fresh = await renderInKit(page(children(1)));
  return { reads, wanted: fresh.getByTestId('page').element().textContent };
}

const inTenMinutes = Date.now() + 600_000;

const live: Readonly<Record<string, (step: number) => ReactNode>> = {
  'an amount': (step) => <Money value={step ? '90000' : '10000'} />,
  'a short amount': (step) => <Money compact value={step ? '90000' : '10000'} />,
  'a hidden amount': (step) => <Money hidden={step === 0} value="90000" />,
  odds: (step) => <Odds value={step ? 187 : null} />,
  'a number': (step) => <Num value={step ? 12 : 7} />,
  'a countdown': (step) => (
    <CountdownText endsAt={inTenMinutes} now={() => inTenMinutes - (step ? 5_000 : 65_000)} />
  ),
  'a balance': (step) => <BalanceTicker value={step ? '90000' : '10000'} />,
  'a button of several texts': (step) => (
    <Button>
      Pasang {step ? '90.000' : '10.000'} {step === 1 && 'Meron'}
    </Button>
  ),
  'a status beside other texts': (step) => (
    <p>
      {step ? 'Taruhan ditutup' : 'Taruhan dibuka'} · Laga {128 + step}
    </p>
  ),
  'a text that goes away': (step) => <p>Saldo {step === 0 && 'belum diketahui'}</p>,
  'a text that comes in between': (step) => (
    <p>
      Satu {step === 1 && <b>dua</b>} {step === 1 && 'setengah'} tiga
    </p>
  ),
};

describe('a page translated by the browser', () => {
  it.each(Object.entries(live))(
    'a page translated by the browser shows changes in %s',
    async (_, children) => {
      const { reads, wanted } = await readsAfterChange(children);
      expect(reads).toBe(wanted);
    },
  );

  it('a page translated by the browser shows the sent stake on the button', async () => {
    function Game() {
      const [amount, setAmount] = useState<string | null>('10000');
      return (
        <PlayFrame
          seat={playSeat}
          last={null}
          screen={<div />}
          controls={
            <StakePanel
              amount={amount}
              onAmountChange={setAmount}
              verb="Putar"
              detail={`Hasil ${amount}`}
              onPlay={() => {}}
            />
          }
        />
      );
    }
    const screen = await renderInKit(<Game />);
    const button = screen.getByRole('button', { name: /Putar/ });
    await expect.element(button).toMatchTextContent(/10\.000/);
    translate(screen.container);
    await observed();
    await userEvent.fill(screen.getByRole('textbox'), '90000');
    await expect.element(button).toMatchTextContent(/^Putar · Rp\s90\.000Hasil 90000$/);
  });

  it('a page translated by the browser shows the original again on request', async () => {
    const screen = await renderInKit(<p data-testid="page">Saldo {'Anda'}</p>);
    const root = screen.getByTestId('page').element();
    const texts = [...root.childNodes];
    translate(root);
    await observed();
    [...root.querySelectorAll(':scope > font')].forEach((font, index) => {
      const text = texts[index];
      if (text) font.replaceWith(text);
    });
    await observed();
    expect(root.textContent).toBe('Saldo Anda');
  });

  it.each([
    ['an amount', <Money key="money" value="10000" />],
    ['odds', <Odds key="odds" value={187} />],
    ['a number', <Num key="num" value={12} />],
    ['a balance', <BalanceTicker key="balance" value="10000" />],
  ])(
    'a page that the browser has translated leaves the figures of %s as they are',
    async (_, figure) => {
      const screen = await renderInKit(figure);
      expect(screen.container.querySelector<HTMLElement>('[translate=no]')?.textContent).toMatch(
        /\d/,
      );
    },
  );
});
