import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AgeNotice } from '../components/age-notice/age-notice.tsx';
import { ChipSelector } from '../components/chip-selector/chip-selector.tsx';
import { DateTime } from '../components/date-time/date-time.tsx';
import { EmptyState } from '../components/empty-state/empty-state.tsx';
import { GameCard } from '../components/game-card/game-card.tsx';
import { MoneyInput } from '../components/money-input/money-input.tsx';
import { WalletCard } from '../components/wallet-card/wallet-card.tsx';
import { WalletChip } from '../components/wallet-chip/wallet-chip.tsx';
import { BetPanel } from '../games/arena/bet-panel/bet-panel.tsx';
import { CoupCards } from '../games/baccarat/coup-cards/coup-cards.tsx';
import { openRound } from './arena-fixtures.ts';
import { dealtRound, sixCardCoup } from './baccarat-fixtures.ts';
import { manyGames } from './lobby-fixtures.ts';
import { protocol, setTextSize } from './reader-settings.ts';
import { renderInKit } from './render-in-kit.tsx';
import { sampleWallet } from '../views/sample-data.ts';

const forceColors = async (value: 'active' | 'none') =>
  protocol().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value }],
  });

const original = { width: window.innerWidth, height: window.innerHeight };

afterEach(async () => {
  await page.viewport(original.width, original.height);
  await setTextSize(16);
  await forceColors('none');
});

/** Returns the elements that overflow, by class and text. */
const overfull = (elements: Iterable<Element>): string[] =>
  [...elements]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ className, textContent }) => `${className} "${textContent}"`);

/** Returns the box of an element's text, without its padding. */
const textBox = (element: Node): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
};

describe('text at 200 %', () => {
  it('text at 200 % fits inside every chip', async () => {
    await setTextSize(32);
    const { container } = await renderInKit(<ChipSelector />);
    const chips = [...container.querySelectorAll('.lobi-ChipSelector-chip')];
    const out = chips.filter((chip) => {
      const label = textBox(chip.firstElementChild!);
      const rim = chip.getBoundingClientRect();
      return label.left < rim.left + 5 || label.right > rim.right - 5;
    });
    expect(chips).toHaveLength(7);
    expect(out.map(({ textContent }) => textContent)).toEqual([]);
  });

  it('text at 200 % fits inside the stake buttons', async () => {
    await setTextSize(32);
    const { container } = await renderInKit(
      <div style={{ inlineSize: 358 }}>
        <BetPanel
          round={openRound}
          limits={{ currency: 'IDR', minimum: '1000', maximum: '5000000', balance: '1250000' }}
          selected="meron"
          placement={{ status: 'idle' }}
          onPlace={() => {}}
        />
      </div>,
    );
    expect(overfull(container.querySelectorAll('button'))).toEqual([]);
  });

  it('text at 200 % fits inside the age notice on a phone', async () => {
    await page.viewport(390, 740);
    await setTextSize(32);
    const screen = await renderInKit(<AgeNotice />);
    const notice = screen.getByRole('alertdialog').element();
    const edge = notice.getBoundingClientRect().right;
    const out = [...notice.querySelectorAll('p, strong, span, a, button')].filter(
      (element) => textBox(element).right > edge,
    );
    expect(out.map(({ textContent }) => textContent)).toEqual([]);
  });

  it('text at 200 % wraps the figures and the name of a wallet onto separate lines', async () => {
    await setTextSize(32);
    const { container } = await renderInKit(
      <div style={{ inlineSize: 358 }}>
        <WalletCard wallet={sampleWallet} />
      </div>,
    );
    const card = container.querySelector('.lobi-WalletCard-root')!;
    expect(overfull(card.querySelectorAll(':not(svg, svg *, .lobi-VisuallyHidden-root)'))).toEqual(
      [],
    );
  });
});

describe('a page 320 px wide', () => {
  it('a page 320 px wide has room for three cards in each hand', async () => {
    const { container } = await renderInKit(
      <div style={{ inlineSize: 256 }}>
        <CoupCards round={dealtRound(sixCardCoup)} now={() => 1e15} />
      </div>,
    );
    const hands = [...container.querySelectorAll('[data-hand]')];
    expect(hands).toHaveLength(2);
    for (const hand of hands) {
      const frame = hand.getBoundingClientRect();
      const cards = [...hand.querySelectorAll('.lobi-PlayingCard-root')];
      expect(cards).toHaveLength(3);
      for (const each of cards) {
        const { left, right } = each.getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(frame.left);
        expect(right).toBeLessThanOrEqual(frame.right);
      }
    }
  });
});

describe('a right-to-left page', () => {
  it('a right-to-left page keeps the parts of a date in the order of its language', async () => {
    const { container } = await renderInKit(<DateTime at="2026-11-20T09:05:00.000Z" />, {
      dir: 'rtl',
    });
    const [text] = container.querySelector('time')!.childNodes;
    const leftOf = (part: string) => {
      const range = document.createRange();
      const start = text!.textContent!.indexOf(part);
      range.setStart(text!, start);
      range.setEnd(text!, start + part.length);
      return range.getBoundingClientRect().left;
    };
    expect(['20', 'Nov', '2026', 'WIB'].map(leftOf)).toEqual(
      ['20', 'Nov', '2026', 'WIB'].map(leftOf).toSorted((a, b) => a - b),
    );
  });

  it('a right-to-left page keeps the symbol of a currency directly before the amount', async () => {
    const screen = await renderInKit(<MoneyInput label="Jumlah" defaultValue="100000" />, {
      dir: 'rtl',
    });
    const frame = screen.container.querySelector('.lobi-MoneyInput-frame')!;
    const symbol = frame.firstElementChild!.getBoundingClientRect();
    const input = screen.getByRole('textbox').element().getBoundingClientRect();
    expect(Math.abs(symbol.right - input.left)).toBeLessThanOrEqual(1);
  });
});

describe('forced colours', () => {
  const borderOf = (element: Element, pseudo?: string) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element, pseudo);
    return borderTopStyle === 'solid' ? Number.parseFloat(borderTopWidth) : 0;
  };

  it('forced colours draw a border around the wallet chip and its stale mark', async () => {
    await forceColors('active');
    const { container } = await renderInKit(
      <WalletChip wallet={sampleWallet} href="#" staleSince="2026-11-20T09:05:00.000Z" />,
    );
    const chip = container.querySelector('.lobi-WalletChip-root')!;
    expect(borderOf(chip)).toBeGreaterThanOrEqual(1);
    expect(borderOf(chip.querySelector('.lobi-WalletChip-eye')!)).toBe(0);
    expect(getComputedStyle(chip.querySelector('.lobi-WalletChip-stale')!).backgroundColor).toBe(
      getComputedStyle(chip).borderTopColor,
    );
  });

  it('forced colours draw a border around the picture of a game and its overlays', async () => {
    await forceColors('active');
    const { container } = await renderInKit(
      <div style={{ inlineSize: 180 }}>
        <GameCard game={manyGames[0]!} href="#" locked="guest" badge="new" artSrc={null} />
        <GameCard game={manyGames[0]!} href="#" onFavouriteChange={() => {}} artSrc={null} />
      </div>,
    );
    for (const art of container.querySelectorAll('.lobi-GameCard-art')) {
      expect(borderOf(art, '::after')).toBeGreaterThanOrEqual(1);
    }
    expect(borderOf(container.querySelector('.lobi-GameCard-tag')!)).toBeGreaterThanOrEqual(1);
    expect(borderOf(container.querySelector('button i')!)).toBeGreaterThanOrEqual(1);
  });

  it('forced colours draw the lines of an empty state in the text colour', async () => {
    await forceColors('active');
    const { container } = await renderInKit(<EmptyState kind="games" />);
    const text = getComputedStyle(container.querySelector('h2, h3')!).color;
    const lines = [...container.querySelectorAll('svg path')];
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => getComputedStyle(line).stroke !== text)).toEqual([]);
  });
});
