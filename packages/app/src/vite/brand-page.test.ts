import { describe, expect, it } from 'vitest';
import { brandPage, type BrandReader } from './brand-page.ts';

const reader = {
  path: '/brand/brand.config.ts',
  brand: async () => ({
    path: '/brand/brand.config.ts',
    fonts: [],
    input: { api: { origin: 'https://api.example.com' } },
  }),
} as unknown as BrandReader;

/** The entry module of an app, as Vite loads it. */
async function entry(mode: 'dev' | 'build', isProxied: boolean): Promise<string> {
  const load = brandPage(reader, isProxied).load as (this: object, id: string) => Promise<string>;
  return load.call({ environment: { mode } }, '/@lobi/main.js');
}

describe('the entry module of a brand', () => {
  it('the app of lobi dev calls the origin of the page if the platform is given on the command line', async () => {
    const code = await entry('dev', true);
    expect(code).toContain('api: { ...brand.api, origin: undefined }');
    expect(code).toContain('{ ...brand.realtime, host: undefined, port: undefined,');
  });

  it('a built app calls the platform in its brand file, and so does lobi dev without a platform option', async () => {
    for (const code of [await entry('build', true), await entry('dev', false)]) {
      expect(code).toContain('createApp(brand, ');
    }
  });
});
