import type { ReactNode } from 'react';

/** Interactive states of a control, in addition to its normal and disabled state. */
const states = ['Rest', 'Hover', 'Pressed', 'Focus', 'Disabled'] as const;

const within = (state: ShownState, selector: string): string =>
  `[data-shown-state="${state}"] ${selector}`;

/** Selector of elements that get a focus ring; frames around them take the focus by script only. */
const focusable =
  ':is(a[href], button, input, select, textarea, [role], [tabindex]):not(div[tabindex="-1"])';

/**
 * Parameters of a story with a `StatesTable`: the addon applies the styles of a pseudo-class to the
 * cells of its column, without a pointer or focus.
 */
export const shownStates = {
  pseudo: {
    hover: [within('Hover', '*'), within('Pressed', '*')],
    active: [within('Pressed', '*')],
    focus: [within('Focus', focusable)],
    focusVisible: [within('Focus', focusable)],
  },
};

export type ShownState = (typeof states)[number];

export interface StatesTableProps {
  /** Content of each row, by its heading; `undefined` if the variant does not have the state. */
  rows: Readonly<Record<string, (disabled: boolean, state: ShownState) => ReactNode>>;
}

/** Every state of a control side by side, one row per variant. */
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
                  {draw(state === 'Disabled', state) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
