import { settingsFixture } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import type { AllowableSetting } from './allowed-settings.ts';
import { withSettings } from './allowed-settings.ts';
import { resolveBrand } from './resolve-brand.ts';

const { app, lang } = settingsFixture();
const settings = {
  ...settingsFixture(),
  app: { ...app, name: 'Kopi 88 Pro' },
  lang: { ...lang, supported: ['en', 'id', 'fr'] },
  theme: { default: 'light' as const },
};
const settled = (allow: AllowableSetting[], i18n = {}) =>
  withSettings(
    resolveBrand({
      ...{ schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'lentera' },
      ...{ i18n, settings: { allow } },
    }),
    settings,
  );

describe('withSettings', () => {
  it('withSettings returns the brand unchanged if it allows no settings', () => {
    const { name, i18n, look } = settled([]);
    expect([name, i18n.supported, look.defaultScheme]).toEqual([
      'Kopi88',
      ['id', 'en', 'es', 'zh-Hans'],
      'dark',
    ]);
  });

  it('withSettings takes the platform name from the settings, for the wordmark too', () => {
    expect(settled(['app.name'])).toMatchObject({
      name: 'Kopi 88 Pro',
      logo: { alt: 'Kopi 88 Pro' },
    });
  });

  it('withSettings removes languages that the platform does not support, and adds none', () => {
    expect(settled(['lang.supported']).i18n.supported).toEqual(['id', 'en']);
    const spanish = { default: 'es', supported: ['es', 'en'] };
    expect(settled(['lang.supported'], spanish).i18n.supported).toEqual(['es', 'en']);
  });

  it('withSettings keeps the languages that the brand adds, which visitors may choose by default', () => {
    const languages = { ms: { load: async () => ({ default: {} }) } };
    expect(settled([], { languages }).i18n.supported).toEqual(['id', 'en', 'es', 'zh-Hans', 'ms']);
    const offered = settled(['lang.supported'], { languages }).i18n.supported;
    expect(offered).toEqual(['id', 'en', 'ms']);
  });

  it('withSettings takes the scheme from the settings if the theme has it', () => {
    expect(settled(['theme.default']).look.defaultScheme).toBe('light');
  });
});
