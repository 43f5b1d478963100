import type { Meta, StoryObj } from '@storybook/react-vite';
import { baja } from './baja.ts';
import { colorNames, type Brand } from './brand.ts';
import { contrastPairs, contrastRatio } from './contrast.ts';
import { lentera } from './lentera.ts';
import { pesisir } from './pesisir.ts';

function Palette({ brand }: { brand: Brand }) {
  const palette = brand.schemes[brand.defaultScheme];
  if (!palette) return null;
  return (
    <div style={{ font: '400 var(--lobi-font-13) var(--lobi-font-family)' }}>
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
          gap: 12,
          marginBlockEnd: 32,
        }}
      >
        {colorNames.map((name) => (
          <li key={name}>
            <div
              style={{
                blockSize: 56,
                borderRadius: 8,
                background: palette[name],
                border: '1px solid #80808066',
              }}
            />
            {name} <code>{palette[name]}</code>
          </li>
        ))}
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col" align="left">
              Pair
            </th>
            <th scope="col" align="right">
              Minimum
            </th>
            <th scope="col" align="right">
              Contrast
            </th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(([front, back, minimum]) => (
            <tr key={`${front} ${back}`}>
              <td>
                {front} on {back}
              </td>
              <td align="right">{minimum}</td>
              <td align="right">{contrastRatio(palette[front], palette[back]).toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Palette,
  args: { brand: lentera },
} satisfies Meta<typeof Palette>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lentera: Story = {};

export const Pesisir: Story = { args: { brand: pesisir }, globals: { look: 'pesisir/light' } };

export const Baja: Story = { args: { brand: baja }, globals: { look: 'baja/dark' } };
