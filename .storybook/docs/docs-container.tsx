import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GlobalStyles, KitProvider } from '@lobi/ui';
import { en } from '@lobi/ui/messages/en';
import type { PropsWithChildren } from 'react';
import { create } from 'storybook/theming';
import { brands, lookOf } from '../toolbar.ts';
import { PageStyles } from './docs-page.styles.ts';
import { useGlobals } from './use-globals.ts';

/** Theme of Storybook's own elements, in the colours of the selected brand. */
function themeOf(look: ReturnType<typeof lookOf>) {
  const { palette, brand, scheme } = look;
  return create({
    base: scheme,
    appBg: palette.canvas,
    appContentBg: palette.surface,
    appPreviewBg: palette.canvas,
    appBorderColor: palette.borderSubtle,
    appBorderRadius: brand.radiiPx.md,
    barBg: palette.surface,
    barTextColor: palette.text2,
    barHoverColor: palette.accentText,
    barSelectedColor: palette.accentText,
    booleanBg: palette.inset,
    booleanSelectedBg: palette.raised,
    buttonBg: palette.raised,
    buttonBorder: palette.borderControl,
    colorPrimary: palette.accent,
    colorSecondary: palette.accentText,
    fontBase: brand.fontFamily,
    inputBg: palette.inset,
    inputBorder: palette.borderControl,
    inputTextColor: palette.text,
    textColor: palette.text,
    textInverseColor: palette.canvas,
    textMutedColor: palette.text3,
  });
}

/** Container of every documentation page, in the theme of the toolbar. */
export function LobiDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context);
  const look = lookOf(globals.look);
  return (
    <KitProvider brand={look.name} scheme={look.scheme} locale="en" messages={en} wholePage={false}>
      {/* Pages of prose show stories in frames only, which bring no styles to the page around them. */}
      <GlobalStyles brands={brands} />
      <PageStyles />
      <DocsContainer context={context} theme={themeOf(look)}>
        {children}
      </DocsContainer>
    </KitProvider>
  );
}
