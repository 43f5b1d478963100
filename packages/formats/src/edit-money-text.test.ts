import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editMoneyText, moneyFieldText, settleMoneyText } from './edit-money-text.ts';

const rupiah = { locale: 'id', decimals: 0 };
const pesos = { locale: 'en', decimals: 2 };

/** Returns the text with `|` at the caret. */
function draft(marked: string) {
  const caret = marked.indexOf('|');
  return { text: marked.replace('|', ''), caret };
}
const shown = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

const insert = (previous: string, raw: string, rules = rupiah) =>
  shown(editMoneyText(previous, draft(raw), 'insertText', rules));
const backspace = (previous: string, raw: string) =>
  shown(editMoneyText(previous, draft(raw), 'deleteContentBackward', rupiah));
const forwardDelete = (previous: string, raw: string) =>
  shown(editMoneyText(previous, draft(raw), 'deleteContentForward', rupiah));

/** Types a text character by character at the end. */
const typeOut = (text: string, rules = rupiah) =>
  [...text].reduce((now, sign) => {
    const raw = now + sign;
    return editMoneyText(now, { text: raw, caret: raw.length }, 'insertText', rules).text;
  }, '');

describe('editMoneyText', () => {
  it('editMoneyText groups digits while typing and keeps the caret after the same digit', () => {
    expect(insert('125', '1250|')).toBe('1.250|');
    expect(insert('1.250', '19|.250')).toBe('19|.250');
    expect(insert('1.250', '91|.250')).toBe('91|.250');
    expect(insert('125.000', '125.00|70')).toBe('1.250.0|70');
    expect(insert('', '1250000|')).toBe('1.250.000|');
  });

  it('editMoneyText deletes the digit next to a deleted group mark', () => {
    expect(backspace('1.250', '1|250')).toBe('|250');
    expect(forwardDelete('1.250', '1|250')).toBe('1|50');
    expect(backspace('1.250', '1.25|')).toBe('125|');
  });

  it('editMoneyText parses pasted text', () => {
    expect(insert('', '1.250.000|')).toBe('1.250.000|');
    expect(insert('', 'Rp 1.250.000|')).toBe('Rp 1.250.000|');
    expect(insert('', '1,25jt|')).toBe('1,25jt|');
  });

  it('editMoneyText never changes the value of a suffix typed with either mark', () => {
    expect(typeOut('1,25jt')).toBe('1,25jt');
    expect(typeOut('1.25jt')).toBe('1.25jt');
    expect(typeOut('50rb')).toBe('50rb');
    expect(typeOut('1500rb')).toBe('1500rb');
    expect(insert('1.500', '1.500r|')).toBe('1500r|');
    expect(settleMoneyText('1500rb', rupiah)).toBe('1.500.000');
  });

  it('editMoneyText accepts decimals if the currency has them', () => {
    expect(typeOut('1250.75', pesos)).toBe('1,250.75');
    expect(typeOut('1250.755', pesos)).toBe('1250.755');
  });

  it('editMoneyText formats typed digits exactly like formatMoneyText', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (amount) => {
        expect(typeOut(String(amount))).toBe(moneyFieldText(String(amount), rupiah));
      }),
    );
  });
});

describe('settleMoneyText', () => {
  it('settleMoneyText formats suffixes as digits and leaves invalid text unchanged', () => {
    expect(settleMoneyText('1,25jt', rupiah)).toBe('1.250.000');
    expect(settleMoneyText('12.5', pesos)).toBe('12.50');
    expect(settleMoneyText('lima', rupiah)).toBe('lima');
    expect(settleMoneyText('', rupiah)).toBe('');
  });
});
