import type { KitProviderProps } from '@lobi/ui';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import { openScreen, type OpenScreen, type ScreenSetup } from './open-screen.ts';

export interface ScreenStoryProps extends ScreenSetup {
  readonly appearance: Pick<KitProviderProps, 'brand' | 'scheme' | 'density' | 'dir' | 'motion'>;
}

/** The whole app at one address over a fake platform. A change of situation restarts it. */
export function ScreenStory({ appearance, ...setup }: ScreenStoryProps) {
  const [open, setOpen] = useState<OpenScreen>();
  const situation = JSON.stringify(setup);
  useEffect(() => {
    let isLeft = false;
    let opened: OpenScreen | undefined;
    void openScreen(setup).then((ready) => {
      opened = ready;
      if (isLeft) ready.close();
      else setOpen(ready);
    });
    return () => {
      isLeft = true;
      setOpen(undefined);
      opened?.close();
    };
    // The situation identifies all of the setup.
    // eslint-disable-next-line react/exhaustive-deps
  }, [situation]);
  if (!open) return null;
  const { path, brand, client, i18n, kitLanguage } = open;
  return (
    <MemoryRouter initialEntries={[path]}>
      <App
        brand={brand}
        client={client}
        i18n={i18n}
        kitLanguage={kitLanguage}
        appearance={appearance}
      />
    </MemoryRouter>
  );
}
