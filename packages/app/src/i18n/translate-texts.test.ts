import { en } from '@lobi/ui/messages/en';
import { id } from '@lobi/ui/messages/id';
import { expect, it } from 'vitest';
import { appTextsOf, translateApp } from './translate-app.ts';
import { kitTextKeys, kitTextsOf, translateKit } from '../config/translate-kit.ts';

const messages = {
  base: { close: 'Close', open: 'Open' },
  lobby: { games: { one: '{count} game', other: '{count} games' } },
};

it('translateKit replaces translated texts, and keeps the others', () => {
  expect(translateKit(messages, { 'kit.base.close': 'Tutup' })).toEqual({
    base: { close: 'Tutup', open: 'Open' },
    lobby: messages.lobby,
  });
});

it('translateKit uses only the plural forms of the language', () => {
  const games = { other: '{count} permainan' };
  expect(translateKit(messages, { 'kit.lobby.games.other': games.other }).lobby).toEqual({ games });
  const few = { few: '{count} games, few', other: '{count} games, many' };
  const texts = { 'kit.lobby.games.few': few.few, 'kit.lobby.games.other': few.other };
  expect(translateKit(messages, texts).lobby).toEqual({ games: few });
});

it('kitTextsOf prepares a translation with the plural forms of its language', () => {
  const texts = (tag: string) => Object.keys(kitTextsOf(messages.lobby, tag));
  expect(texts('ms')).toEqual(['kit.games.other']);
  expect(texts('hr')).toEqual(['kit.games.one', 'kit.games.few', 'kit.games.other']);
});

it('a translation of all texts has every key that a language needs', () => {
  const texts = kitTextsOf(en, 'ms');
  expect(kitTextKeys(id).filter((key) => !(key in texts))).toEqual([]);
  expect(translateKit(en, kitTextsOf(en, 'en'))).toEqual(en);
});

it('translateApp omits plural forms of the source language for translated texts', () => {
  const texts = { wait: 'Wait {n}', 'wait#one': 'Wait one', stay: 'Stay', 'stay#one': 'Stay one' };
  expect(translateApp(texts, { wait: 'Tunggu {n}' })).toEqual({
    wait: 'Wait {n}',
    stay: 'Stay',
    'stay#one': 'Stay one',
  });
  expect(Object.keys(appTextsOf(texts, 'ms'))).toEqual(['wait', 'stay']);
});
