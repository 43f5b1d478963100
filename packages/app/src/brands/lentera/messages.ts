import type { Language } from '@lobi/core/contract';
import type { OwnTexts } from '../../config/own-texts.ts';

/**
 * Lentera speaks like a host at a night market: warm, exact and unhurried. The texts of the kit are
 * written in this voice; only texts that mention the lantern are overridden.
 * @source ours
 */
export const messages: Readonly<Record<Language, OwnTexts>> = {
  id: {
    'kit.lobby.heroWaiting': 'Dua sisi, satu pool, satu lentera. Laga berikutnya segera dibuka.',
  },
  en: { 'kit.lobby.heroWaiting': 'Two sides, one pool, one lantern. The next fight opens soon.' },
  es: { 'kit.lobby.heroWaiting': 'Dos lados, un pozo, un farol. La próxima pelea abre pronto.' },
  'zh-Hans': { 'kit.lobby.heroWaiting': '两方、一个彩池、一盏灯笼。下一场即将开放。' },
};
