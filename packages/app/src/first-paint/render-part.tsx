import { createHash } from 'node:crypto';
import type { KitMessages } from '@lobi/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { Brand } from '../config/brand-schema.ts';
import type { LanguageTag } from '../config/languages.ts';
import { directionOf } from '../i18n/direction-of.ts';
import { loadKitTexts } from '../i18n/load-texts.ts';

/** Language and texts in which a part of the page is rendered. */
export interface PartLanguage {
  readonly language: LanguageTag;
  readonly messages: KitMessages;
  readonly dir: 'ltr' | 'rtl';
}

/** A part of the page in one language, and its style rules. */
export interface PrerenderedPart {
  readonly rules: ReadonlySet<string>;
  readonly html: string;
}

/** Marks between the rules of components, which styled-components needs for hydration. */
const marks = /<\/?style[^>]*>|\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]*"\}/;

/**
 * Inline styles of elements as rules, because the content security policy forbids style attributes.
 * They override every class. A value that could end the rule or the style sheet is omitted.
 */
function liftStyles(html: string, rules: Set<string>): string {
  return html.replaceAll(/ style="([^"]*)"/g, (_, declarations: string) => {
    if (/[{}<>&\\]/.test(declarations)) return '';
    const name = createHash('sha256').update(declarations).digest('hex').slice(0, 6);
    rules.add(`:is(#app,#notice) [data-style="${name}"]{${declarations}}`);
    return ` data-style="${name}"`;
  });
}

/** Class by which rules name a component of styled-components. */
const componentClass = /\bsc-(?=[a-zA-Z]+\b)/g;

/**
 * Renames the classes of components. They are numbered in the order in which modules run, so that the same
 * class names another component in the app, and a rule of the one would style the other.
 */
const renameComponents = (text: string): string => text.replaceAll(componentClass, 'ssr-');

/** Renames the classes of components that a rule names, and omits the others, which style nothing. */
function renameComponentsIn(html: string, rules: Iterable<string>): string {
  const styled = new Set([...rules].flatMap((rule) => rule.match(/\bssr-[a-zA-Z]+/g) ?? []));
  return html.replaceAll(/ class="([^"]*)"/g, (_, classes: string) => {
    const names = renameComponents(classes).split(' ');
    const used = names.filter((name) => !name.startsWith('ssr-') || styled.has(name));
    return used.length > 0 ? ` class="${used.join(' ')}"` : '';
  });
}

/** Renders one part in one language, with the texts of the brand. */
export async function renderPart(
  brand: Pick<Brand, 'i18n'>,
  language: LanguageTag,
  draw: (partLanguage: PartLanguage) => ReactNode | Promise<ReactNode>,
): Promise<PrerenderedPart> {
  const rules = new Set<string>();
  const sheet = new ServerStyleSheet();
  try {
    const messages = await loadKitTexts(brand, language);
    const drawing = await draw({ language, messages, dir: directionOf(language) });
    const html = liftStyles(renderToStaticMarkup(sheet.collectStyles(drawing)), rules);
    for (const rule of sheet.getStyleTags().split(marks)) rules.add(renameComponents(rule));
    return { rules, html: renameComponentsIn(html, rules) };
  } finally {
    sheet.seal();
  }
}
