import { describe, expect, it } from 'vitest';
import { lentera } from '../brands/lentera/brand.config.ts';
import { pesisir } from '../brands/pesisir/brand.config.ts';
import { checkBrand, describeProblems } from './check-brand.ts';
import { defineBrand } from './define-brand.ts';
import { looks } from './look-of.ts';

const good = { schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir' } as const;

describe('checkBrand', () => {
  it.each([lentera, pesisir, good])('finds nothing wrong with $name', (brand) => {
    expect(checkBrand(brand)).toEqual([]);
  });

  it('names a misspelt key and the one that was meant', () => {
    expect(checkBrand({ ...good, money: { curency: 'IDR' } })).toEqual([
      { code: 'LB102', path: 'money.curency', message: 'unknown key. Did you mean "currency"?' },
    ]);
  });

  it('refuses an age below the minimum of the platform', () => {
    expect(checkBrand({ ...good, compliance: { minimumAge: 18 } })).toEqual([
      { code: 'LB101', path: 'compliance.minimumAge', message: 'must be at least 21.' },
    ]);
  });

  it('refuses words for a text that does not exist', () => {
    const problems = checkBrand({ ...good, i18n: { messages: { id: { 'app.logn': 'Masuk' } } } });
    expect(problems).toEqual([
      {
        code: 'LB301',
        path: 'i18n.messages.id.app.logn',
        message: 'no text has this key. Did you mean "app.login"?',
      },
    ]);
  });

  it('refuses a colour that cannot be read on its ground', () => {
    const problems = checkBrand({ ...good, theme: { tokens: { color: { text: '#f0e8dd' } } } });
    expect(problems.map(({ code, path }) => `${code} ${path}`)).toContain(
      'LB210 theme.tokens.color.text',
    );
    expect(problems[0]?.message).toMatch(/^text #f0e8dd on \w+ #\w{6} is 1\.\d:1; it needs 7:1\.$/);
  });

  it('names a colour that is none', () => {
    const problems = checkBrand({ ...good, theme: { tokens: { color: { acent: '#0b7a75' } } } });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.path).toBe('theme.tokens.color.acent');
  });

  it('prints problems as sentences in columns', () => {
    const text = describeProblems(
      'brand.config.ts',
      checkBrand({ ...good, extends: 'kota', nam: 1 }),
    );
    expect(text).toContain('brand.config.ts has 2 problems');
    expect(text).toContain('LB102  nam');
    expect(text).toContain('must be "lentera", "pesisir", "baja".');
  });
});

describe('defineBrand', () => {
  it('fills in what the specification gives as defaults', () => {
    const brand = defineBrand(good);
    expect(brand.i18n).toMatchObject({ default: 'id', supported: ['id', 'en', 'es', 'zh-Hans'] });
    expect(brand.overlay).toEqual({ fadeMs: 400, removeMs: 1_000 });
    expect(brand.minimumAge).toBe(21);
  });

  it('builds its look on another, with its own colours and corners', () => {
    const brand = defineBrand({
      ...good,
      theme: { tokens: { color: { accent: '#7a3e0b' }, radius: 0 }, density: 'compact' },
    });
    expect(brand.look.name).toBe('kopi88');
    expect(brand.look.schemes.light?.accent).toBe('#7a3e0b');
    expect(brand.look.schemes.light?.text).toBe(looks.pesisir.schemes.light?.text);
    expect(Object.values(brand.look.radiiPx)).toEqual([0, 0, 0, 0, 0]);
    expect(brand.density).toBe('compact');
  });

  it('leaves the look alone without changes, and developer tools too', () => {
    const brand = defineBrand(good);
    expect(brand.look).toBe(looks.pesisir);
    expect(brand.antiDevtools).toBe(false);
  });

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(defineBrand(good))).toBe(true);
  });
});
