import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { en } from '../../messages/en.ts';
import { Button } from '../../primitives/button/button.tsx';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { AgeNotice } from './age-notice.tsx';

const specification =
  'NOTICE - By entering this website, you acknowledge and confirm: 1) You are 21 years old and above. 2) You agree to terms and conditions.';

describe('AgeNotice', () => {
  it('AgeNotice is open at start with the exact text of the specification', async () => {
    const screen = await renderInKit(<AgeNotice />, { messages: en, locale: 'en' });
    const notice = screen.getByRole('alertdialog');
    await expect.element(notice).toBeVisible();
    const text = notice.element().querySelector('.lobi-AgeNotice-text');
    expect(text?.textContent).toBe(specification);
    expect(notice.element().querySelectorAll('button')).toHaveLength(1);
  });

  it.each([
    [360, 640],
    [640, 360],
    [844, 390],
  ])('AgeNotice shows its button without scrolling at %i × %i', async (width, height) => {
    await page.viewport(width, height);
    const screen = await renderInKit(<AgeNotice />, { messages: en, locale: 'en' });
    const button = screen.getByRole('button', { name: 'Agree' });
    await expect.element(button).toBeVisible();
    const { top, bottom } = button.element().getBoundingClientRect();
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(height);
  });

  it('AgeNotice links the terms to the root path', async () => {
    const screen = await renderInKit(<AgeNotice />, { messages: en, locale: 'en' });
    const link = screen.getByRole('link', { name: 'terms and conditions' });
    await expect.element(link).toHaveAttribute('href', '/');
  });

  it('AgeNotice moves the focus from the text to the terms to Agree, and around', async () => {
    const screen = await renderInKit(<AgeNotice />, { messages: en, locale: 'en' });
    const text = screen.getByText(/acknowledge and confirm/).element();
    await expect.poll(() => document.activeElement).toBe(text);
    await userEvent.tab();
    await expect.element(screen.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Agree' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('link')).toHaveFocus();
  });

  it('AgeNotice stays open on Escape and on a press outside', async () => {
    const screen = await renderInKit(<AgeNotice />);
    const notice = screen.getByRole('alertdialog');
    await expect.element(notice).toBeVisible();
    await userEvent.keyboard('{Escape}');
    document.elementFromPoint(4, 4)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(notice).toBeVisible();
  });

  it('AgeNotice makes the page behind it inert until the visitor agrees', async () => {
    const onAgree = vi.fn<() => void>();
    const screen = await renderInKit(
      <>
        <main data-testid="page">
          <Button>Main</Button>
        </main>
        <AgeNotice onAgree={onAgree} />
      </>,
    );
    const page = screen.getByTestId('page').element() as HTMLElement;
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    expect(page.inert).toBe(true);
    await screen.getByRole('button', { name: 'Setuju' }).click();
    expect(onAgree).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(page.inert).toBe(false);
  });

  it('AgeNotice leaves closing to its owner when controlled', async () => {
    const Owner = () => {
      const [accepted, setAccepted] = useState(false);
      return <AgeNotice open={!accepted} minAge={18} onAgree={() => setAccepted(true)} />;
    };
    const screen = await renderInKit(<Owner />);
    await expect.element(screen.getByText(/Anda berusia 18 tahun/)).toBeVisible();
    await screen.getByRole('button', { name: 'Setuju' }).click();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  });
});
