import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { blocksIn, moduleOf, type DocBlock } from './doc-blocks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'node_modules/.cache/lobi/doc-blocks');

const documents = globSync(['docs/**/*.md', 'packages/*/README.md', 'packages/*/llms.txt'], {
  cwd: root,
});

const blocksOf = (...languages: string[]): readonly DocBlock[] =>
  documents.flatMap((path) => blocksIn(path, readFileSync(join(root, path), 'utf8'), languages));

/** Declarations that examples use from the reader's own project. */
const ofTheReader = `
declare module '*.tsx' {
  const part: (props: object) => import('react').ReactNode;
  export default part;
}
declare module '*/brand.config.ts' {
  const brand: import('@lobi/app/brand').BrandInput;
  export default brand;
}
declare module '*/rules.ts' {
  export const coin: import('@lobi/core/games').InstantGame<{ side: 'heads' | 'tails' }>;
  const rules: ReturnType<typeof import('@lobi/core/games').defineGameRules>;
  export default rules;
}
declare module '*/requests.ts' {
  export const promoOffers: {
    readonly name: 'promo.offers';
    readonly method: 'GET';
    readonly path: '/api/promo/offer';
    readonly answer: import('@lobi/app/brand').RequestSchema<{
      data: { id: string; title: string }[];
    }>;
  };
  export const promoClaim: {
    readonly name: 'promo.claim';
    readonly method: 'POST';
    readonly path: '/api/promo/offer/{offerId}/claim';
    readonly body: import('@lobi/app/brand').RequestSchema<{ code: string }>;
  };
}
declare const coinGame: ReturnType<typeof import('@lobi/app/brand').defineGame>;
declare const brand: import('@lobi/app/brand').BrandInput;
declare const statistics: { track(name: string, values: object): void };
declare const collector: { report(error: unknown, values: object): void };
declare const promo: import('@lobi/app/brand').PluginInput;
declare function send(amount: string): void;
`;

const configuration = {
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: {
    lib: ['es2024', 'esnext.disposable', 'dom', 'dom.iterable'],
    types: ['react', 'vite/client', '@vitest/browser-playwright'],
    jsx: 'react-jsx',
    // A package of the core that the reader installs.
    paths: {
      zod: [join(root, 'packages/core/node_modules/zod/index.d.cts')],
      'zod/mini': [join(root, 'packages/core/node_modules/zod/mini/index.d.cts')],
    },
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
  },
  include: ['*'],
  // The imported packages are checked separately; their declarations are sufficient here.
  references: ['core', 'ui', 'app'].map((name) => ({ path: join(root, 'packages', name) })),
};

/** A file name that refers back to the document. */
const fileOf = ({ document, line }: DocBlock): string =>
  `${document.replaceAll('/', '-')}-line-${line}.tsx`;

/** Returns the messages of the compiler about blocks, all in one program. */
function compile(blocks: readonly DocBlock[]): readonly string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  writeFileSync(join(folder, 'reader.d.ts'), ofTheReader);
  for (const block of blocks) writeFileSync(join(folder, fileOf(block)), moduleOf(block));
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-b', folder, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}

describe('code in the documents', () => {
  it('TypeScript blocks compile, and an error in one is reported with its line', () => {
    const blocks = blocksOf('ts', 'tsx');
    expect(blocks.length).toBeGreaterThan(15);
    const planted: DocBlock = {
      document: 'docs/planted.md',
      line: 7,
      language: 'ts',
      code: "slots: { 'lobby.head': () => import('./slots/promo.tsx') },\n",
    };
    const found = compile([...blocks, planted]);
    expect(found.filter((line) => !line.includes('planted'))).toEqual([]);
    expect(found.join()).toMatch(
      /docs-planted\.md-line-7\.tsx\(1,\d+\): error TS\d+: .*lobby\.head/,
    );
  });

  it.each(blocksOf('json').map((block) => ({ ...block, at: `${block.document}:${block.line}` })))(
    'the JSON at $at is valid',
    ({ code }) => {
      expect(() => JSON.parse(code) as unknown).not.toThrow();
    },
  );
});
