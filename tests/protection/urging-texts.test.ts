import { expect, it } from 'vitest';
import { languages } from '@lobi/core/contract';
import { loadMessages } from '../../packages/core/src/locales/load-messages.ts';
import { en } from '../../packages/ui/src/messages/en.ts';
import { es } from '../../packages/ui/src/messages/es.ts';
import { id } from '../../packages/ui/src/messages/id.ts';
import { zhHans } from '../../packages/ui/src/messages/zh-hans.ts';

/** All texts of a nested dictionary. */
const textsOf = (messages: object): string[] =>
  Object.values(messages).flatMap((part: string | object) =>
    typeof part === 'string' ? [part] : textsOf(part),
  );

const kit = { en, es, id, 'zh-Hans': zhHans };

/** Phrases that urge a player to recover losses, to stake more or to hurry. @source RTS 14A */
const pushing: Readonly<Record<(typeof languages)[number], RegExp>> = {
  en: /win (it|your money|your losses) back|recover your loss|chase|bet more|stake more|raise your (bet|stake)|double (up|down)|don't miss|last chance|almost won|so close|try your luck|play on and win|you are due/i,
  id: /menang(kan)? kembali|balas kekalahan|kejar kekalahan|pasang lebih|naikkan taruhan|gandakan taruhan|jangan lewatkan|kesempatan terakhir|hampir menang|nyaris menang|coba keberuntungan|ayo menang/i,
  es: /recupere (lo perdido|sus pérdidas)|apueste más|suba su apuesta|doble o nada|no se pierda|última oportunidad|casi gana|por poco gana|pruebe suerte|está por ganar/i,
  'zh-Hans': /赢回|翻本|追回损失|加大投注|加倍下注|不要错过|最后机会|差一点就赢|试试手气|马上就赢/,
};

// id: no-text-pressures-players
it.each(languages)(
  'no text in %s urges players to recover losses, stake more or hurry',
  async (language) => {
    const texts = [...textsOf(await loadMessages(language)), ...textsOf(kit[language])];
    expect(texts.length).toBeGreaterThan(1_500);
    expect(texts.filter((text) => pushing[language].test(text))).toEqual([]);
  },
);

// id: text-check-finds-pressure
it('the check of texts finds one that urges a player to continue', () => {
  expect(pushing.en.test('So close! Play on and win it back.')).toBe(true);
  expect(pushing.id.test('Hampir menang! Ayo menangkan kembali.')).toBe(true);
  expect(pushing.es.test('Casi gana. Recupere sus pérdidas.')).toBe(true);
  expect(pushing['zh-Hans'].test('差一点就赢了，再来翻本')).toBe(true);
});
