import type { PlatformClient } from '@lobi/core';
import { currencyDecimals } from '@lobi/core/contract';
import { PlatformProvider } from '@lobi/core/react';
import { FailureBoundary, GlobalStyles, KitProvider, type KitProviderProps } from '@lobi/ui';
import type { i18n } from 'i18next';
import { StrictMode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Brand } from './config/brand-schema.ts';
import { SettledBrand } from './config/settled-brand.tsx';
import { directionOf } from './i18n/direction-of.ts';
import { useKitLanguage, type KitLanguage } from './i18n/use-language.ts';
import { useOddsFormat } from './page/odds-format.ts';
import { useSchemeChoice } from './page/scheme.ts';
import { useSoundSwitch } from './page/sound.ts';
import { brokenPage } from './page/broken-page.tsx';
import { LazyPart } from './page/lazy-part.tsx';
import { Toaster } from './router/lazy-parts.ts';
import { AppRouter } from './router/app-router.tsx';
import { RouterLink } from './router/router-link.tsx';

export interface AppProps {
  readonly brand: Brand;
  readonly client: PlatformClient;
  readonly i18n: i18n;
  /** Messages of the kit at start. */
  readonly kitLanguage: KitLanguage;
  /** Colour scheme of the page, if it differs from that of the brand. */
  readonly appearance?: Appearance | undefined;
}

/** Default appearance, as the brand decides it. */
export type Appearance = Pick<KitProviderProps, 'brand' | 'scheme' | 'density' | 'dir' | 'motion'>;

/** Providers of everything that a screen needs; the router is around them. */
export function App({ brand, client, i18n, kitLanguage, appearance }: AppProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <PlatformProvider client={client}>
          <SettledBrand brand={brand}>
            {(settled) => <Kit brand={settled} kitLanguage={kitLanguage} appearance={appearance} />}
          </SettledBrand>
        </PlatformProvider>
      </I18nextProvider>
    </StrictMode>
  );
}

function Kit({
  brand,
  kitLanguage,
  appearance,
}: Pick<AppProps, 'brand' | 'kitLanguage' | 'appearance'>) {
  const { language, messages } = useKitLanguage(brand, kitLanguage);
  const { currency } = brand.money;
  // One array for all renders, so that global styles are not recalculated.
  const styled = useMemo(() => [brand.look], [brand.look]);
  const Companion = brand.own?.Companion;
  return (
    <KitProvider
      brand={brand.look.name}
      scheme={useSchemeChoice().scheme}
      density={brand.density}
      locale={language}
      dir={directionOf(language)}
      timeZone={brand.timeZone}
      sound={useSoundSwitch().sound}
      messages={messages}
      linkComponent={RouterLink}
      currency={{ code: currency, minorDigits: currencyDecimals[currency] }}
      oddsFormat={useOddsFormat(brand.oddsFormat, language)}
      support={brand.support}
      gameArt={brand.gameArt}
      icons={brand.icons}
      parts={brand.own?.kitParts}
      {...appearance}
    >
      <GlobalStyles brands={styled} />
      <FailureBoundary fallback={brokenPage}>
        <AppRouter />
      </FailureBoundary>
      <LazyPart occupiesSpace={false}>
        <Toaster />
      </LazyPart>
      {Companion && <Companion />}
    </KitProvider>
  );
}
