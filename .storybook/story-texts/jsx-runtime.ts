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

/** The same component, whose texts follow the language of the story. */
function translated(type: ElementType): ComponentType<Props> {
  const known = translating.get(type);
  if (known) return known;
  const Translated = (props: Props) => createPlainElement(type, useStoryTexts(props));
  Translated.displayName = nameOf(type);
  translating.set(type, Translated);
  return Translated;
}

/** `jsx` of React for elements that stories make: their texts follow the toolbar's language. */
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  plainJsx(translated(type), props, key);

/** `jsxs` of React for elements that stories make. */
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  plainJsxs(translated(type), props, key);

/** `jsxDEV` of React for elements that stories make, without their place in the source. */
export const jsxDEV = (type: ElementType, props: Props, key?: Key, isStatic = false) =>
  (isStatic ? jsxs : jsx)(type, props, key);

/** `createElement` of React, which the compiler takes where a key comes after spread properties. */
export const createElement = (type: ElementType, props: Props, ...children: ReactNode[]) =>
  createPlainElement(translated(type), props, ...children);

export { Fragment };
