import { getRoles } from 'storybook/test';
import { ownVariables } from './own-variables.ts';

/** Parts of a component, as its rendered stories show them. */
export interface Anatomy {
  /** Public class names of the component's own slots, in order of appearance. */
  readonly slots: readonly string[];
  /** Other components it contains. */
  readonly parts: readonly string[];
  /** Data attributes of its slots with their values; none for boolean attributes. */
  readonly attributes: readonly (readonly [name: string, values: readonly string[]])[];
  /** Custom properties that change this component alone. */
  readonly variables: readonly string[];
  /** Roles for screen readers, with the ARIA attributes found on their elements. */
  readonly roles: readonly (readonly [role: string, attributes: readonly string[]])[];
}

const slotPattern = /^lobi-([A-Z]\w*)-(\w+)$/;

/** Attributes of libraries below the kit, which applications must not use for styling. */
const internal = /^data-(lobi-|base-ui|floating-ui|testid|slot$|index$|state$|composite)/;

/** Elements around every component. */
const frame = ['KitProvider', 'LiveRegion'];

const slotsOf = (element: Element): [whole: string, component: string][] =>
  [...element.classList].flatMap((name) => {
    const [whole, component] = slotPattern.exec(name) ?? [];
    return whole && component && !frame.includes(component) ? [[whole, component]] : [];
  });

function rulesOf(list: CSSRuleList): CSSStyleRule[] {
  return [...list].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule, ...rulesOf(rule.cssRules)];
    return 'cssRules' in rule ? rulesOf(rule.cssRules as CSSRuleList) : [];
  });
}

function readableRules(sheet: CSSStyleSheet): CSSStyleRule[] {
  try {
    return rulesOf(sheet.cssRules);
  } catch {
    return [];
  }
}

/** Names of the custom properties in rules that style one of the elements through its classes. */
function variablesOf(elements: readonly Element[]): string[] {
  const classes = new Set(elements.flatMap((element) => [...element.classList]));
  const found = new Set<string>();
  for (const { selectorText, cssText } of [...document.styleSheets].flatMap(readableRules)) {
    const named = [...selectorText.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
    if (!named.some((name) => classes.has(name))) continue;
    for (const [, name = ''] of cssText.matchAll(/var\((--lobi-[\w-]+)/g)) found.add(name);
  }
  return [...found].sort();
}

function attributesOf(elements: readonly Element[]): Anatomy['attributes'] {
  const found = new Map<string, Set<string>>();
  for (const { name, value } of elements.flatMap((element) => [...element.attributes])) {
    if (!name.startsWith('data-') || internal.test(name)) continue;
    const values = found.get(name) ?? new Set();
    found.set(name, values);
    if (value !== '' && value !== 'true' && values.size < 12) values.add(value);
  }
  return [...found]
    .map(([name, values]) => [name, [...values].sort()] as const)
    .sort(([first], [second]) => first.localeCompare(second));
}

/** Roles without a meaning for readers. */
const silentRoles = ['generic', 'none', 'paragraph', 'presentation'];

/** Attributes of names and relations, which screen readers read as text. */
const readAsText = /^aria-(label|labelledby|describedby|controls|owns|hidden)$/;

/** The type declaration of `getRoles` lacks the options. */
const getAllRoles = getRoles as (
  element: HTMLElement,
  options: { hidden: boolean },
) => Record<string, HTMLElement[]>;

/** Whether an element is hidden within its component, unlike one that a dialog elsewhere hides. */
function isDecorative(element: Element, component: Element): boolean {
  const hidden = element.closest('[aria-hidden="true"]');
  return hidden !== null && hidden !== component && component.contains(hidden);
}

function rolesOf(elements: readonly Element[]): Anatomy['roles'] {
  const found = new Map<string, Set<string>>();
  const outermost = elements.filter(
    (element) => !elements.some((other) => other !== element && other.contains(element)),
  );
  // With hidden elements, since an open dialog hides all others on the page.
  const seen = outermost.flatMap((element) =>
    Object.entries(getAllRoles(element as HTMLElement, { hidden: true })).map(
      ([role, owners]) => [role, owners.filter((owner) => !isDecorative(owner, element))] as const,
    ),
  );
  for (const [role, owners] of seen) {
    if (silentRoles.includes(role) || owners.length === 0) continue;
    const attributes = found.get(role) ?? new Set();
    found.set(role, attributes);
    for (const { name } of owners.flatMap((owner) => [...owner.attributes])) {
      if (name.startsWith('aria-') && !readAsText.test(name)) attributes.add(name);
    }
  }
  return [...found]
    .map(([role, attributes]) => [role, [...attributes].sort()] as const)
    .sort(([first], [second]) => first.localeCompare(second));
}

/**
 * Reads a component's public structure from its stories on the page. Its own slots are those of
 * components whose name begins with its name, e.g. `ConfirmDialog` belongs to its own page only.
 */
export function readAnatomy(stories: readonly Element[], name: string): Anatomy {
  const elements = stories.flatMap((story) => [...story.querySelectorAll('[class*="lobi-"]')]);
  const seen = elements.flatMap(slotsOf);
  const isOwn = (component: string) => component.startsWith(name);
  const own = elements.filter((element) => slotsOf(element).some(([, of]) => isOwn(of)));
  return {
    slots: [...new Set(seen.filter(([, of]) => isOwn(of)).map(([whole]) => whole))],
    parts: [...new Set(seen.map(([, of]) => of).filter((of) => !isOwn(of)))].sort(),
    attributes: attributesOf(own),
    variables: ownVariables(variablesOf(own)),
    roles: rolesOf(own),
  };
}
