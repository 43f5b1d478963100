import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { KitMessages } from '../../messages/kit-messages.ts';
import type { Density, GameArtStyle, Scheme } from '../../tokens/brand.ts';
import { DensityContext } from './density-context.ts';
import { SoundContext } from '../sound/sound-context.ts';
import { useKitSound } from '../sound/use-kit-sound.ts';
import { LiveRegionProvider } from '../live-region/live-region-provider.tsx';
import {
  KitContext,
  type Direction,
  type Kit,
  type KitCurrency,
  type KitIcons,
  type KitParts,
  type KitSupport,
  type LinkComponent,
  type OddsFormat,
} from './kit-context.ts';
import { withAreas } from './messages-by-area.ts';
import { syncTranslatedTexts } from './translated-text.ts';
import * as S from './kit-provider.styles.ts';

export interface KitProviderProps {
  /** Brand whose style sheet is on the page; default `lentera`. */
  brand?: string | undefined;
  /** Default: the brand's scheme. */
  scheme?: Scheme | undefined;
  /** Default `comfortable`. */
  density?: Density | undefined;
  /** Default `ltr`. */
  dir?: Direction | undefined;
  /** `system` follows the operating system; default. */
  motion?: 'system' | 'reduced' | undefined;
  /**
   * Whether games play sounds, and vibrate if the device supports it, while the page is visible; default
   * false.
   */
  sound?: boolean | undefined;
  /** BCP 47 tag; default `id`. @source spec §1 */
  locale?: string | undefined;
  /** IANA zone; default `Asia/Jakarta`. */
  timeZone?: string | undefined;
  /**
   * All messages of the kit, e.g. `id` from `@lobi/ui/messages/id`, or those of the used areas, e.g. `{ base
   * }` from `@lobi/ui/messages/id/base`; define a custom object outside of render.
   */
  messages: Partial<KitMessages>;
  /** Default `'a'`. */
  linkComponent?: LinkComponent | undefined;
  /** Default rupiah without decimals. */
  currency?: KitCurrency | undefined;
  /** Default `per100`. */
  oddsFormat?: OddsFormat | undefined;
  /**
   * Icons that replace the kit's; define the object outside of render.
   * @example icons={{ [icons.wallet]: purse }}
   */
  icons?: KitIcons | undefined;
  /** Changes to the images of games; define the object outside of render. Default none. */
  gameArt?: GameArtStyle | undefined;
  /** Custom components inside the kit's; define the object outside of render. Default none. */
  parts?: KitParts | undefined;
  /** Contacts for `SupportContact`; define the object outside of render. Default none. */
  support?: KitSupport | undefined;
  /**
   * Whether the attributes are mirrored onto `<html>`, so that the page background follows. Default
   * true; disable it for a kit embedded in another page.
   */
  wholePage?: boolean | undefined;
  children?: ReactNode;
}

const rupiah: KitCurrency = { code: 'IDR', minorDigits: 0 };

/**
 * Root of the kit: messages, language, links and the theme scope. A change of theme only changes
 * attributes; nothing below renders again.
 * @example <KitProvider messages={id}><App /></KitProvider>
 */
export function KitProvider({
  brand = 'lentera',
  scheme,
  density = 'comfortable',
  dir = 'ltr',
  motion = 'system',
  sound = false,
  locale = 'id',
  timeZone = 'Asia/Jakarta',
  messages,
  linkComponent = 'a',
  currency = rupiah,
  oddsFormat = 'per100',
  icons,
  gameArt,
  parts,
  support,
  wholePage = true,
  children,
}: KitProviderProps) {
  const portalRef = useRef<HTMLDivElement>(null);
  const kitSound = useKitSound(sound);
  const kit = useMemo<Kit>(
    () => ({
      locale,
      timeZone,
      dir,
      messages: withAreas(messages),
      linkComponent,
      currency,
      oddsFormat,
      icons,
      gameArt,
      parts,
      support,
      portalRef,
    }),
    [
      locale,
      timeZone,
      dir,
      messages,
      linkComponent,
      currency,
      oddsFormat,
      icons,
      gameArt,
      parts,
      support,
    ],
  );

  useEffect(() => {
    if (!wholePage) return;
    const { documentElement: page } = document;
    // Setting even the same value makes the browser restyle the whole page.
    if (page.lang !== locale) page.lang = locale;
    if (page.dir !== dir) page.dir = dir;
    page.dataset['lobiTheme'] = brand;
    page.dataset['lobiDensity'] = density;
    page.dataset['lobiMotion'] = motion;
    if (scheme) page.dataset['lobiScheme'] = scheme;
    else delete page.dataset['lobiScheme'];
  }, [wholePage, locale, dir, brand, density, motion, scheme]);

  const scope = useRef<HTMLDivElement>(null);
  useEffect(() => (scope.current ? syncTranslatedTexts(scope.current) : undefined), []);

  return (
    <S.Scope
      ref={scope}
      className="lobi-KitProvider-root"
      lang={locale}
      dir={dir}
      data-lobi-theme={brand}
      data-lobi-scheme={scheme}
      data-lobi-density={density}
      data-lobi-motion={motion}
    >
      {/* Before everything else, so that an initially open overlay finds it. */}
      <S.Portal ref={portalRef} className="lobi-KitProvider-portal" />
      <KitContext.Provider value={kit}>
        <DirectionProvider direction={dir}>
          {/* The page's CSP may forbid style elements; their rules are in the global sheet. */}
          <CSPProvider disableStyleElements>
            <SoundContext.Provider value={kitSound}>
              <DensityContext.Provider value={density}>
                <LiveRegionProvider>{children}</LiveRegionProvider>
              </DensityContext.Provider>
            </SoundContext.Provider>
          </CSPProvider>
        </DirectionProvider>
      </KitContext.Provider>
    </S.Scope>
  );
}
