import { describe, expect, it } from 'vitest';
import { baja } from './baja.ts';
import { brandText, readBrandText } from './brand-text.ts';
import { lentera } from './lentera.ts';
import { pesisir } from './pesisir.ts';

describe('brand text', () => {
  it.each([lentera, pesisir, baja])(
    'the brand text of $name is parsed back without changes',
    (brand) => {
      expect(readBrandText(brandText(brand))).toEqual({ brand });
      expect(readBrandText(JSON.stringify(brand))).toEqual({ brand });
    },
  );

  it('the brand text is a module that exports the brand by its name', () => {
    expect(brandText({ ...lentera, name: 'kopi-88' })).toMatch(
      /^import type \{ Brand \} from '@lobi\/ui\/tokens';\n\nexport const kopi88: Brand = \{\n/,
    );
  });

  it('readBrandText reports errors', () => {
    const { dark } = lentera.schemes;
    const broken = { ...lentera, name: 'Kopi 88', schemes: { dark: { ...dark, accent: 'amber' } } };
    expect(readBrandText(JSON.stringify(broken)).problems).toEqual([
      'name must be lower-case letters, digits and dashes.',
      'schemes.dark.accent must be a colour such as #0b0d1a.',
    ]);
    const dim = { ...lentera, light: 'torch' };
    expect(readBrandText(JSON.stringify(dim)).problems).toEqual([
      'light has a form that is not allowed.',
    ]);
    expect(readBrandText('export const x = 1;').problems).toHaveLength(1);
  });
});
