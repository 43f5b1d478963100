import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { id } from '../messages/id.ts';
import { GlobalStyles } from '../primitives/global-styles/global-styles.tsx';
import { KitProvider, type KitProviderProps } from '../primitives/kit-provider/kit-provider.tsx';
import { baja } from '../tokens/baja.ts';
import { lentera } from '../tokens/lentera.ts';
import { pesisir } from '../tokens/pesisir.ts';

const brands = [lentera, pesisir, baja];

/** Settings that a test can change; default: Lentera in Indonesian, without motion. */
export type KitSettings = Partial<Omit<KitProviderProps, 'children'>>;

/**
 * Renders in a real browser inside the kit, with motion disabled.
 * @example const screen = await renderInKit(<Button>Pasang</Button>, { messages: en });
 */
export function renderInKit(children: ReactNode, settings: KitSettings = {}) {
  return render(children, {
    wrapper: ({ children: inner }: { children?: ReactNode }) => (
      <KitProvider messages={id} motion="reduced" {...settings}>
        <GlobalStyles brands={brands} />
        {inner}
      </KitProvider>
    ),
  });
}
