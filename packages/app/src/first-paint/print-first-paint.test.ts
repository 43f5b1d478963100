import { settingsFixture } from '@lobi/core/testing';
import { expect, it } from 'vitest';
import { createPrinter } from './print-first-paint.tsx';

const load = async () => ({ default: {} });
const printer = createPrinter(
  {
    schema: 1,
    id: 'kopi88',
    name: 'Kopi88',
    extends: 'pesisir',
    i18n: { languages: { ms: { basedOn: 'en', load } } },
  },
  {},
  { ms: { 'route.fairness.show': 'Semak keputusan' } },
);
const answers = [{ name: 'settings.show', answer: { data: settingsFixture() } }] as const;

it.each([
  ['of the packages', 'id', 'id', 'Keadilan permainan'],
  ['added by the brand', 'ms', 'en', 'Semak keputusan'],
])(
  'the printer renders the lobby in a language %s, with responses in its fallback language',
  async (_, language, behind, text) => {
    const { html, basedOn } = await printer.lobby({ at: Date.now(), language, answers });
    expect(basedOn).toBe(behind);
    expect(html.includes(text)).toBe(true);
  },
);
