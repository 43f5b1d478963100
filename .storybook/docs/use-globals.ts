import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { initialValues, type ToolbarValues } from '../toolbar.ts';

const currentOf = (context: DocsContextProps): ToolbarValues => {
  const [story] = context.componentStories();
  const globals = story ? context.getStoryContext(story).globals : {};
  return { ...initialValues, ...globals };
};

/** Returns the values of the toolbar, for a page that is not a story. */
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
