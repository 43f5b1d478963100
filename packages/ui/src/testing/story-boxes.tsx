import type { Decorator } from '@storybook/react-vite';

/** A column as narrow as on the smallest phone, for stories with long words. */
export const narrowBox: Decorator = (Story) => (
  <div style={{ maxInlineSize: 288 }}>
    <Story />
  </div>
);

/**
 * A column of a given width in px, for components that would fill the page; a story may override it by
 * `parameters.columnWidth`.
 */
export const columnOf =
  (width: number): Decorator =>
  (Story, { parameters }) => (
    <div style={{ maxInlineSize: (parameters['columnWidth'] as number | undefined) ?? width }}>
      <Story />
    </div>
  );

/**
 * Parameters of a story that shows a landmark several times, unlike a page: disables only the rule that
 * requires unique landmarks.
 */
export const severalLandmarks = {
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
};
