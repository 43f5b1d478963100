import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { KitLink } from '../kit-link/kit-link.tsx';
import { Button } from './button.tsx';

const variants = ['solid', 'soft', 'outline', 'ghost', 'link'] as const;
const tones = [
  ...(['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const),
  ...(['meron', 'wala', 'draw'] as const),
];

describe('Button', () => {
  it('Button is pressed by mouse and keyboard and does not submit a form', async () => {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<() => void>();
    const screen = await renderInKit(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Pasang</Button>
      </form>,
    );
    await screen.getByRole('button', { name: 'Pasang' }).click();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('Button keeps name, focus and size while loading and ignores presses', async () => {
    const onClick = vi.fn<() => void>();
    const screen = await renderInKit(<Button onClick={onClick}>Pasang</Button>);
    const button = screen.getByRole('button', { name: 'Pasang' });
    await button.click();
    const { width } = button.element().getBoundingClientRect();
    await screen.rerender(
      <Button loading onClick={onClick}>
        Pasang
      </Button>,
    );
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    expect(button.element().getBoundingClientRect().width).toBe(width);
  });

  it('Button looks disabled in every variant and tone', async () => {
    const looks = variants.flatMap((variant) => tones.map((tone) => [variant, tone] as const));
    const screen = await renderInKit(
      looks.map(([variant, tone]) => (
        <Button key={`${variant} ${tone}`} disabled variant={variant} tone={tone}>
          {variant} {tone}
        </Button>
      )),
    );
    const disabled = document.createElement('i');
    disabled.style.color = 'var(--lobi-color-disabled)';
    screen.container.querySelector('button')?.append(disabled);
    const { color } = getComputedStyle(disabled);
    const buttons = [...screen.container.querySelectorAll('button')];
    expect(buttons).toHaveLength(45);
    expect(
      buttons.filter((button) => getComputedStyle(button).color !== color).map((b) => b.innerText),
    ).toEqual([]);
  });

  it('Button stays a link when it renders one', async () => {
    const screen = await renderInKit(
      <Button className="mine" render={<KitLink href="/login" />}>
        Masuk
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Masuk' });
    await expect.element(link).toHaveAttribute('href', '/login');
    expect(link.element().className).toContain('lobi-Button-root mine');
    expect(screen.container.querySelector('button')).toBeNull();
  });

  it('Button has a touch target of at least 44 px in every size', async () => {
    const screen = await renderInKit(
      <>
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Button key={size} size={size} style={{ margin: 20 }}>
            {size}
          </Button>
        ))}
      </>,
    );
    for (const size of ['sm', 'md', 'lg']) {
      const button = screen.getByRole('button', { name: size }).element();
      const { top, bottom, left, width } = button.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      for (const offset of [-21.5, 21.5]) {
        expect(document.elementFromPoint(left + width / 2, middle + offset)).toBe(button);
      }
    }
  });
});
