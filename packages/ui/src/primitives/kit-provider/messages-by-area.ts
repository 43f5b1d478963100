import type { KitMessages } from '../../messages/kit-messages.ts';

/** Properties that React and tools read of any object; no area has these names. */
const isArea = (name: string | symbol): name is keyof KitMessages =>
  typeof name === 'string' && !['$$typeof', 'constructor', 'then', 'toJSON'].includes(name);

/**
 * The messages of some areas, typed as all of them. Reading a missing area throws an error.
 * @throws Error with the file to import
 */
export const withAreas = (messages: Partial<KitMessages>): KitMessages =>
  new Proxy(messages, {
    get(target, name, receiver) {
      if (Reflect.has(target, name) || !isArea(name))
        return Reflect.get(target, name, receiver) as unknown;
      throw new Error(
        `KitProvider has no words for "${name}". Give it those of '@lobi/ui/messages/<language>' as a whole, or add the area to the ones you import.`,
      );
    },
  }) as KitMessages;
