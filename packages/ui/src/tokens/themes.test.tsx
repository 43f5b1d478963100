import { Profiler, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { id } from '../messages/id.ts';
import { Button } from '../primitives/button/button.tsx';
import { GlobalStyles } from '../primitives/global-styles/global-styles.tsx';
import { KitProvider, type KitProviderProps } from '../primitives/kit-provider/kit-provider.tsx';
import { Skeleton } from '../primitives/skeleton/skeleton.tsx';
import { baja } from './baja.ts';
import { highContrast } from './high-contrast.ts';
import { lentera } from './lentera.ts';
import { pesisir } from './pesisir.ts';

type Settings = Omit<KitProviderProps, 'children' | 'messages'>;

const brands = [lentera, pesisir, baja, highContrast(lentera)];

const kit = (content: ReactNode, settings: Settings) => (
  <KitProvider messages={id} {...settings}>
    <GlobalStyles brands={brands} />
    {content}
  </KitProvider>
);

/** The browser's debugging protocol, with the methods used here. */
interface Protocol {
  send(method: string, parameters: object): Promise<unknown>;
}

/** Emulates a media feature; a call without arguments resets all. */
async function emulate(features: Readonly<Record<string, string>> = {}): Promise<void> {
  await (cdp() as unknown as Protocol).send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

const styleOf = (element: Element | null) => getComputedStyle(element ?? document.body);
const durations = (element: Element | null): number =>
  Math.max(...styleOf(element).transitionDuration.split(',').map(Number.parseFloat));

afterEach(() => emulate());

describe('a change of theme', () => {
  const changes: readonly [name: string, before: Settings, after: Settings][] = [
    ['brand', { brand: 'lentera' }, { brand: 'pesisir' }],
    ['high contrast', { brand: 'lentera' }, { brand: 'lentera-contrast' }],
    ['scheme', { scheme: 'dark' }, { scheme: 'light' }],
    ['density', { density: 'comfortable' }, { density: 'compact' }],
    ['motion', { motion: 'system' }, { motion: 'reduced' }],
  ];

  it.each(changes)(
    'a change of %s does not render anything below the provider',
    async (_name, before, after) => {
      const rendered = vi.fn<() => void>();
      const content = (
        <Profiler id="content" onRender={rendered}>
          <Button>Pasang</Button>
          <Skeleton />
        </Profiler>
      );
      const screen = await render(kit(content, before));
      rendered.mockClear();
      await screen.rerender(kit(content, after));
      expect(rendered).not.toHaveBeenCalled();
    },
  );

  it('a change of direction renders only components that depend on it', async () => {
    const rendered = vi.fn<() => void>();
    const content = (
      <Profiler id="content" onRender={rendered}>
        <p>Pasang</p>
      </Profiler>
    );
    const screen = await render(kit(content, { dir: 'ltr' }));
    rendered.mockClear();
    await screen.rerender(kit(content, { dir: 'rtl' }));
    expect(rendered).not.toHaveBeenCalled();
    expect(styleOf(screen.getByText('Pasang').element()).direction).toBe('rtl');
  });

  it('a change of theme is visible at once', async () => {
    const screen = await render(kit(<Button>Pasang</Button>, { brand: 'lentera' }));
    const button = screen.getByRole('button').element();
    expect(styleOf(button).backgroundColor).toBe('rgb(255, 181, 71)');
    await screen.rerender(kit(<Button>Pasang</Button>, { brand: 'pesisir' }));
    await expect.poll(() => styleOf(button).backgroundColor).toBe('rgb(11, 122, 117)');
  });
});

describe('forced colours', () => {
  it('forced colours give every kind of button a border that the system draws', async () => {
    await emulate({ 'forced-colors': 'active' });
    const variants = ['solid', 'soft', 'outline'] as const;
    const screen = await render(
      kit(
        variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        )),
        {},
      ),
    );
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    for (const button of screen.container.querySelectorAll('button')) {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = styleOf(button);
      expect(borderTopStyle).toBe('solid');
      expect(Number.parseFloat(borderTopWidth)).toBeGreaterThanOrEqual(1);
      expect(borderTopColor).not.toBe(backgroundColor);
    }
  });
});

describe('reduced motion', () => {
  it('reduced motion set by the system sets every duration to zero', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const screen = await render(kit(<Button>Pasang</Button>, {}));
    const button = screen.getByRole('button').element();
    expect(durations(button)).toBeLessThanOrEqual(0.0001);
    expect(styleOf(button).getPropertyValue('--lobi-motion-base').trim()).toMatch(/^0m?s$/);
  });

  it('reduced motion set by the page sets every duration to zero', async () => {
    const screen = await render(kit(<Button>Pasang</Button>, { motion: 'reduced' }));
    expect(durations(screen.getByRole('button').element())).toBeLessThanOrEqual(0.0001);
  });

  it('transitions are unchanged without reduced motion', async () => {
    await emulate({ 'prefers-reduced-motion': 'no-preference' });
    const screen = await render(kit(<Button>Pasang</Button>, {}));
    expect(durations(screen.getByRole('button').element())).toBeGreaterThan(0.05);
  });
});

describe('right to left', () => {
  const content = (
    <Button fullWidth iconStart={<i data-icon>+</i>}>
      Pasang
    </Button>
  );
  const places = (container: Element) => {
    const icon = container.querySelector('[data-icon]')?.getBoundingClientRect().left ?? 0;
    const range = document.createRange();
    const text = [...(container.querySelector('button')?.childNodes ?? [])].at(-1);
    if (text) range.selectNodeContents(text);
    return { icon, text: range.getBoundingClientRect().left };
  };

  it('right-to-left layout places the first item on the right', async () => {
    const screen = await render(kit(content, { dir: 'ltr' }));
    const ltr = places(screen.container);
    expect(ltr.icon).toBeLessThan(ltr.text);
    await screen.rerender(kit(content, { dir: 'rtl' }));
    const rtl = places(screen.container);
    expect(rtl.icon).toBeGreaterThan(rtl.text);
  });
});
