import type { Decorator } from '@storybook/react-vite';

/** The narrowest column a component must fit, as on a 320 px phone with its gutters. */
export const inNarrowBox: Decorator = (Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>;
