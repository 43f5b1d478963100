import type { Decorator } from '@storybook/react-vite';

/** A column as narrow as on the smallest phone, for stories of long words. */
export const narrowBox: Decorator = (Story) => (
  <div style={{ maxInlineSize: 288 }}>
    <Story />
  </div>
);

/**
 * A column of a given width in px, for things that would fill the page; a story may take another by
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
 * Parameters of a picture that shows a landmark several times, as no page does: only the rule that
 * asks for one of each is off.
 */
export const severalLandmarks = {
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
};
