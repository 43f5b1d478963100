import { expect, it } from 'vitest';
import { shortenReport } from '../../tools/shorten-report.mjs';

const report = (code: string) => `## API Report\n\n\`\`\`ts\n\n${code}\n\n\`\`\`\n`;

const schema = (type: string) => `// @public
export const userSchema: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    wallet: z.ZodMiniObject<{
        balance: ${type};
        deep: z.ZodMiniObject<{
            version: z.ZodMiniInt;
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;`;

it('a report preserves names and signatures without their markers', () => {
  const code = `import { A } from 'a';

// @public
export function send(text: string): void;

// @public (undocumented)
export interface Options {
    // (undocumented)
    readonly limit?: number;
}`;
  expect(shortenReport(report(code))).toBe(`## API Report

\`\`\`ts
import { A } from 'a';
export function send(text: string): void;
export interface Options {
    readonly limit?: number;
}
\`\`\`
`);
});

it('a report replaces the lines below members of a declaration with a hash', () => {
  const lines = shortenReport(report(schema('z.ZodMiniString<string>'))).split('\n');
  expect(lines.slice(3, -2)).toEqual([
    'export const userSchema: z.ZodMiniObject<{',
    '    id: z.ZodMiniString<string>;',
    expect.stringMatching(/^ {4}wallet: z\.ZodMiniObject<\{ … [0-9a-f]{8} \}, z\.core\.\$strip>;$/),
    '}, z.core.$strip>;',
  ]);
});

it('a report changes when its hashed lines change', () => {
  const [one, other] = ['z.ZodMiniString<string>', 'z.ZodMiniInt'].map((type) =>
    shortenReport(report(schema(type))),
  );
  expect(one).not.toBe(other);
  expect(one).toBe(shortenReport(report(schema('z.ZodMiniString<string>'))));
});

it('a report hashes inferred types, whose lines are not indented', () => {
  const code = `// @public
export function createMachine(effects: Effects): StateMachine<Context, {
data: {
id: string;
};
}, MetaObject>;

// @public
export type Machine = string;`;
  const lines = shortenReport(report(code)).split('\n').slice(3, -2);
  expect(lines).toEqual([
    expect.stringMatching(/StateMachine<Context, \{ … [0-9a-f]{8} \}, MetaObject>;$/),
    'export type Machine = string;',
  ]);
});
