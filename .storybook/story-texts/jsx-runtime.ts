import {
  createElement as createPlainElement,
  type ComponentType,
  type ElementType,
  type Key,
  type ReactNode,
} from 'react';
import { Fragment, jsx as plainJsx, jsxs as plainJsxs } from 'react/jsx-runtime';
import { useStoryTexts } from './story-language.ts';

type Props = Record<string, unknown>;

/** Components and element names by their translating wrapper. */
const translating = new Map<ElementType, ComponentType<Props>>();

/** The source code of a story shows the original component names. */
const nameOf = (type: ElementType): string => {
  if (typeof type === 'string') return type;
  const {
    displayName,
    name,
    render,
    type: memoized,
  } = type as {
    displayName?: string;
    name?: string;
    render?: { name: string };
    type?: ElementType;
  };
  return displayName || name || render?.name || (memoized ? nameOf(memoized) : 'Component');
};

/** Returns a component whose text properties are translated to the language of the story. */
function toTranslating(type: ElementType): ComponentType<Props> {
  const cached = translating.get(type);
  if (cached) return cached;
  const Translated = (props: Props) => createPlainElement(type, useStoryTexts(props));
  Translated.displayName = nameOf(type);
  translating.set(type, Translated);
  return Translated;
}

/** `jsx` of React for elements that stories create, with texts in the language of the toolbar. */
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  plainJsx(toTranslating(type), props, key);

/** `jsxs` of React for elements that stories create. */
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  plainJsxs(toTranslating(type), props, key);

/** `jsxDEV` of React for elements that stories create, without source locations. */
export const jsxDEV = (type: ElementType, props: Props, key?: Key, isStatic = false) =>
  (isStatic ? jsxs : jsx)(type, props, key);

/** `createElement` of React, which the compiler uses if a key follows spread properties. */
export const createElement = (type: ElementType, props: Props, ...children: ReactNode[]) =>
  createPlainElement(toTranslating(type), props, ...children);

export { Fragment };
