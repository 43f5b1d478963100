import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { id } from '../../messages/id.ts';
import { KitProvider } from '../../primitives/kit-provider/kit-provider.tsx';
import { Money } from './money.tsx';

const inKit = (ui: React.ReactElement) => <KitProvider messages={id}>{ui}</KitProvider>;

describe('Money', () => {
  it('Money shows the amount in the kit currency by default', async () => {
    const screen = await render(inKit(<Money value="1250000" />));
    await expect.element(screen.getByText('Rp\u00a01.250.000', { exact: true })).toBeVisible();
  });

  it('Money announces the full amount if it shows a short one', async () => {
    const screen = await render(inKit(<Money value="1300000" currency="IDR" compact />));
    const root = screen.container.querySelector('.lobi-Money-root');
    expect(root?.querySelector('[aria-hidden="true"]')?.textContent).toBe('1,3\u00a0jt');
    await expect.element(screen.getByText('Rp\u00a01.300.000')).toBeInTheDocument();
    expect(root?.getAttribute('title')).toBe('Rp\u00a01.300.000');
  });

  it('Money keeps a hidden amount out of the page and announces that it is hidden', async () => {
    const screen = await render(inKit(<Money value="1250000" currency="IDR" hidden />));
    expect(screen.container.innerHTML).not.toContain('1.250');
    await expect.element(screen.getByText('Saldo disembunyikan')).toBeInTheDocument();
  });

  it('Money shows a dash for an invalid amount instead of throwing', async () => {
    const screen = await render(inKit(<Money value="NaN" currency="IDR" />));
    const root = screen.container.querySelector('.lobi-Money-root');
    expect(root?.textContent).toBe('–');
    expect(root?.hasAttribute('data-invalid')).toBe(true);
  });

  it('Money marks only signed changes with a direction, and zero with none', async () => {
    const screen = await render(
      inKit(
        <>
          <Money value="5" currency="IDR" sign="always" />
          <Money value="-5" currency="IDR" sign="always" />
          <Money value="0" currency="IDR" sign="always" />
          <Money value="5" currency="IDR" />
        </>,
      ),
    );
    const directions = Array.from(screen.container.querySelectorAll('.lobi-Money-root'), (root) =>
      root.getAttribute('data-direction'),
    );
    expect(directions).toEqual(['in', 'out', null, null]);
  });

  it('Money wraps only after the currency and at group marks if large text does not fit', async () => {
    await page.viewport(300, 640);
    const screen = await render(
      inKit(
        <p style={{ inlineSize: 96, fontSize: 32 }}>
          <Money value="-184500000.5" currency="IDR" />
        </p>,
      ),
    );
    const root = screen.container.querySelector('.lobi-Money-root');
    const shown = root?.querySelector('[aria-hidden="true"]');
    const texts = document.createTreeWalker(shown as Node, NodeFilter.SHOW_TEXT);
    const lines: [text: string, rects: number][] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      lines.push([texts.currentNode.textContent ?? '', range.getClientRects().length]);
    }
    expect(lines).toEqual([
      ['−Rp\u00a0', 1],
      ['184.', 1],
      ['500.', 1],
      ['000,5', 1],
    ]);
    expect(root?.lastElementChild?.textContent).toBe('−Rp\u00a0184.500.000,5');
    await page.viewport(1280, 800);
  });
});
