import * as kit from '@lobi/ui';
import * as data from '@lobi/ui/data';
import * as games from '@lobi/ui/games';
import * as lobby from '@lobi/ui/lobby';
import * as office from '@lobi/ui/office';
import * as wallet from '@lobi/ui/wallet';
import { en } from '@lobi/ui/messages/en';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { componentNames, slotNames } from './slots.ts';

const all = { ...kit, ...data, ...games, ...lobby, ...office, ...wallet };
const CustomComponent = () => createElement('i', { 'data-own': '' });

/** Renders content in a provider that replaces one component or fills one slot. */
const renderWithParts = (name: string, content: ReactNode): string =>
  renderToStaticMarkup(
    createElement(kit.KitProvider, { messages: en, parts: { [name]: CustomComponent } }, content),
  );

/** Components of the kit that contain slots, by the prefix of the slot's name, with their required props. */
const slotParents = {
  empty: (kind: string) => createElement(kit.EmptyState, { kind: kind as 'games' }),
  error: (code: string) => createElement(kit.ErrorPage, { code: code as '404' }),
};
const inKit = slotNames.filter((name) => /^(empty|error)\./.test(name));

describe('components of a brand in components of the kit', () => {
  it.each(componentNames)('a component of the brand replaces %s', (name) => {
    const component = all[name] as ComponentType<object>;
    expect(renderWithParts(name, createElement(component))).toContain('data-own');
  });

  it.each(inKit)('a component of the brand is rendered in the slot %s only', (name) => {
    const [group, kind] = name.split('.') as [keyof typeof slotParents, string];
    expect(renderWithParts(name, slotParents[group](kind))).toContain('data-own');
    const other = inKit.find((each) => each !== name && each.startsWith(group));
    expect(renderWithParts(other ?? '', slotParents[group](kind))).not.toContain('data-own');
  });
});
