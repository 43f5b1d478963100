import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { apiTable } from './api/index.ts';
import type { ApiRow } from './api/api-row.ts';
import { channels, type ChannelRow } from './channels.ts';

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
}

/** Every object in the responses of a schema, at any depth. */
function objectsOf(schema: z.ZodMiniType): Readonly<Record<string, z.ZodMiniType>>[] {
  const { shape, element, innerType, options } = schema.def as unknown as Definition;
  const inner = [element, innerType, ...(options ?? []), ...Object.values(shape ?? {})];
  return [...(shape ? [shape] : []), ...inner.flatMap((each) => (each ? objectsOf(each) : []))];
}

const answers = Object.entries(apiTable as Readonly<Record<string, ApiRow>>).flatMap(
  ([name, { answer }]) => (answer ? [[name, answer] as const] : []),
);
const events = Object.values(channels as Readonly<Record<string, ChannelRow>>).map(
  ({ channel, payload }) => [channel, payload] as const,
);

/** Balance and what is set aside: the state of a wallet. */
const isWallet = (shape: object) => 'balance' in shape && 'held' in shape;

describe('schemas that contain a wallet', () => {
  const shown = [...answers, ...events].filter(([, schema]) => objectsOf(schema).some(isWallet));

  it('schemas that contain a wallet are found', () => {
    expect(shown.map(([name]) => name)).toEqual(
      expect.arrayContaining(['wallet.show', 'auth.check', 'bet.place']),
    );
  });

  // id: wallet-version-in-answers
  it.each(shown)('%s has a version', (_, schema) => {
    for (const shape of objectsOf(schema).filter(isWallet)) {
      expect(shape['version']?.safeParse(7).success).toBe(true);
      expect(shape['version']?.safeParse(1.5).success).toBe(false);
    }
  });
});
