import { eventTexts } from '../../packages/app/src/config/events.ts';
import { problemKinds } from '../../packages/app/src/config/problems.ts';
import { componentRules, fixedComponents, slotTexts } from '../../packages/app/src/config/slots.ts';
import { brandKeys } from './brand-reference.ts';

const rowsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, text]) => ({ name, text }));

/** Facts of the brand file for programs: keys, slots, components, events and problems. */
export const brandCatalogText = (): string => {
  const catalog = {
    keys: brandKeys,
    slots: rowsOf(slotTexts),
    components: Object.entries(componentRules).map(([name, rule]) => ({ name, ...rule })),
    fixedComponents,
    events: rowsOf(eventTexts),
    problems: rowsOf(problemKinds),
  };
  return `${JSON.stringify(catalog, null, 2)}\n`;
};
