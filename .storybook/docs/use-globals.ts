import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { initialValues, type ToolbarValues } from '../toolbar.ts';

type Announced = readonly [{ readonly globals: Partial<ToolbarValues> }] | undefined;

/** Last published values of the toolbar: a page of prose has no story that provides them. */
const currentOf = ({ channel }: DocsContextProps): ToolbarValues => {
  const [last] = ((channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as Announced) ?? [];
  return { ...initialValues, ...last?.globals };
};

/** Returns the globals of the toolbar for a page that is not a story. */
export function useGlobals(context: DocsContextProps): ToolbarValues {
  const [globals, setGlobals] = useState(() => currentOf(context));
  useEffect(() => {
    const follow = ({ globals: next }: { globals: Partial<ToolbarValues> }) =>
      setGlobals((now) => ({ ...now, ...next }));
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  return globals;
}
