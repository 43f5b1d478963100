import type { ReactNode } from 'react';

/** States that pointer and keyboard bring a control into, beside its rest and its end. */
const states = ['Rest', 'Hover', 'Pressed', 'Focus', 'Disabled'] as const;

const within = (state: (typeof states)[number], selector: string): string =>
  `[data-shown-state="${state}"] ${selector}`;

/** Selector of focusable elements; only they get a focus ring. */
const focusable = ':is(a[href], button, input, select, textarea, [role], [tabindex])';

/**
 * Parameters of a story that shows a `StatesTable`: the addon gives what a pseudo-class styles to the
 * cells of its column, without a pointer or a focus there.
 */
export const shownStates = {
  pseudo: {
    hover: [within('Hover', '*'), within('Pressed', '*')],
    active: [within('Pressed', '*')],
    focus: [within('Focus', focusable)],
    focusVisible: [within('Focus', focusable)],
  },
};

export interface StatesTableProps {
  /** Content of each row, by its heading. */
  rows: Readonly<Record<string, (disabled: boolean) => ReactNode>>;
}

/** Every state of a control beside the others, a row for each of its kinds. */
export function StatesTable({ rows }: StatesTableProps) {
  const cell = { padding: '10px 18px 10px 0', textAlign: 'start' } as const;
  return (
    <div style={{ overflowX: 'auto' }}>
      <table>
        <thead>
          <tr>
            <th scope="col" style={cell}>
              Kind
            </th>
            {states.map((state) => (
              <th key={state} scope="col" style={cell}>
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([name, draw]) => (
            <tr key={name}>
              <th scope="row" style={cell}>
                {name}
              </th>
              {states.map((state) => (
                <td key={state} data-shown-state={state} style={cell}>
                  {draw(state === 'Disabled')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
