import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';

const purse = 'M4 4H20V20H4Z';
const drawn = (container: Element) => container.querySelector('path')?.getAttribute('d');

describe('Icon', () => {
  it('Icon renders its path if the brand has no replacement', async () => {
    const { container } = await renderInKit(<Icon path={icons.wallet} />);
    expect(drawn(container)).toBe(icons.wallet);
  });

  it('Icon is replaced by the brand’s icon, by path or by name', async () => {
    const swapped = { [icons.wallet]: purse, deposit: purse };
    const byDrawing = await renderInKit(<Icon path={icons.wallet} />, { icons: swapped });
    expect(drawn(byDrawing.container)).toBe(purse);
    const byName = await renderInKit(<Icon name="deposit" path={icons.deposit} />, {
      icons: swapped,
    });
    expect(drawn(byName.container)).toBe(purse);
  });

  it('Icon keeps its space for an unknown name', async () => {
    const { container } = await renderInKit(<Icon name="jackpot" />);
    const icon = container.querySelector('.lobi-Icon-root');
    expect(icon?.hasAttribute('data-invalid')).toBe(true);
    expect(icon?.getBoundingClientRect().width).toBe(20);
  });
});
