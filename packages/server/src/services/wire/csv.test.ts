import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

it('writeCsv writes amounts as numbers and escapes formulas in text', () => {
  const rows = [
    [{ kind: 'text', value: 'a' } as const, { kind: 'amount', value: '-1250000.50' } as const],
    [{ kind: 'text', value: '-5' } as const, { kind: 'text', value: 'x' } as const],
  ];
  expect(writeCsv('en', rows)).toBe("\uFEFFa,-1250000.50\r\n'-5,x\r\n");
  expect(writeCsv('id', rows)).toBe("\uFEFFa;-1250000,50\r\n'-5;x\r\n");
});
