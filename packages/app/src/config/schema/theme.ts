import { colorNames, gameArtPatterns, lightNames } from '@lobi/ui/tokens';
import * as z from 'zod/mini';
import { artTones, tokenBounds, type ArtTone } from '../themes.ts';
import { drawing, factor, family, file, hexColour, text } from './values.ts';

/** Texts and colour for browsers, search engines and home screens. */
export const meta = z.strictObject({
  /** Title of the window; `{title}` and `{brand}` are filled in. Default `{title} · {brand}`. */
  titleTemplate: z.optional(text),
  /** Description for search engines; default the name. */
  description: z.optional(text),
  /** Colour of the frame of a browser; default the ground of the page. */
  themeColor: z.optional(hexColour),
});

/** Pictures of the brand. */
export const logo = z
  .strictObject({
    /** SVG file beside the brand file: overlay, icon of the page, and beside the name. */
    mark: z.optional(file),
    /** SVG file that is shown instead of the written name at the top of every page. */
    wordmark: z.optional(file),
    /** Text of the wordmark, if it differs from the name; read aloud instead of the picture. */
    alt: z.optional(text),
  })
  .check(
    z.refine(({ wordmark, alt }) => alt === undefined || wordmark !== undefined, {
      error: 'names what a wordmark says; give `wordmark` too, or leave `alt` out.',
      path: ['alt'],
    }),
  );

/** Pictures that browsers and phones show for the app. */
export const pageIcons = z.strictObject({
  /** Icon of the page in tabs and bookmarks: SVG, PNG or ICO. */
  favicon: z.optional(file),
  /** On the home screen of a phone: a square PNG of 180 px or more, without transparent edges. */
  app: z.optional(file),
});

/** Fonts instead of those of the theme. */
export const fonts = z.strictObject({
  /** Family of running text, and of headings where they name none. */
  body: z.optional(family),
  /** Family of headings. */
  heading: z.optional(family),
  /** Style sheets that declare them: a package such as `@fontsource-variable/sora`, or a file. */
  load: z.optional(
    z.array(
      z.string().check(
        z.regex(/^(\.{1,2}\/)?[\w@./-]+$/, {
          error: 'must be a package or a path such as "./fonts.css".',
        }),
      ),
    ),
  ),
});

/** Changes to the theme. */
export const theme = z.strictObject({
  /** One colour of your own; those of buttons, links, figures and focus are made from it. */
  accent: z.optional(hexColour),
  /** Single values of the theme. */
  tokens: z.optional(
    z.strictObject({
      /** Colours of the default scheme; contrast is checked. */
      color: z.optional(z.partialRecord(z.enum(colorNames), hexColour)),
      /** Factor of all corner radii, from 0 (square) to 2; default 1. */
      radius: z.optional(factor(tokenBounds.radius)),
      /** Factor of all font sizes, from 0.85 to 1.3; default 1. */
      type: z.optional(factor(tokenBounds.type)),
    }),
  ),
  /**
   * Schemes that the page may have, the default first; default that of the theme. Where both are named,
   * visitors choose between them in menu and footer, users also in their profile.
   */
  schemes: z.optional(
    z.array(z.enum(['dark', 'light'])).check(
      z.minLength(1),
      z.refine((schemes) => new Set(schemes).size === schemes.length, {
        error: 'must name each scheme once, the default first.',
      }),
    ),
  ),
  /** Space in lists, tables and forms; default `comfortable`. */
  density: z.optional(z.enum(['comfortable', 'compact'])),
  /**
   * Drawings of 24 × 24 instead of those of the kit and the app, by the drawing that they replace:
   * `{ [icons.wallet]: mdiPurse }` with `icons` of `@lobi/ui/icons`.
   */
  icons: z.optional(z.record(drawing, drawing)),
  /** Pictures that the kit draws. */
  art: z.optional(
    z.strictObject({
      /** Colours of the pictures of games; each game takes the hue of one of them. Default those of the theme. */
      palette: z.optional(z.array(hexColour).check(z.minLength(1), z.maxLength(12))),
      /** Patterns of the pictures of games; default those of the theme. */
      patterns: z.optional(z.array(z.enum(gameArtPatterns)).check(z.minLength(1))),
      /** Tone of the pictures of games; default that of the theme. */
      tone: z.optional(z.enum(Object.keys(artTones) as [ArtTone])),
      /** What shines in pictures of empty lists, errors and the entrance; default that of the theme. */
      light: z.optional(z.enum(lightNames)),
    }),
  ),
});
