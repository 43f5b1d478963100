import type { ContractKit } from '@lobi/core/conformance';
import type { Game } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { expectFailure } from './every-row.ts';

/** Origin from which both backends let pages load broadcasts. */
export const streamOrigin = 'https://video.example';

const arena = {
  title: 'Arena Siaran',
  engine: 'arena',
  minimumStake: '1000',
  maximumStake: '50000',
  takeoutBp: 600,
  minimumOdds: 130,
};

/** Tests how a game gets and loses a broadcast, against one backend. */
export function describeStreams(kit: () => ContractKit): void {
  describe('the broadcast of a game', () => {
    const newArena = async () => {
      const session = await kit().as('declare');
      const created = await session.call('game.create', { body: arena });
      const { id: gameId } = (created.body as { data: Game }).data;
      const setStream = (stream: string | null, language = 'en') =>
        session.call('game.update', {
          params: { gameId },
          body: { stream },
          headers: { 'accept-language': language },
        });
      return setStream;
    };
    const streamOf = ({ body }: { readonly body: unknown }) => (body as { data: Game }).data.stream;

    it('game.update sets the broadcast of a game, and clears it', async () => {
      const setStream = await newArena();
      const address = `${streamOrigin}/live.m3u8`;
      expect(streamOf(await setStream(address))).toBe(address);
      expect(streamOf(await setStream('/live/arena.m3u8'))).toBe('/live/arena.m3u8');
      expect(streamOf(await setStream(null))).toBeNull();
    });

    it.each([
      ['http://video.example/live.m3u8', /^Enter an address that starts with https:\/\//],
      ['//video.example/live.m3u8', /^Enter an address that starts with https:\/\//],
      ['https://other.example/live.m3u8', /^Broadcasts from other\.example are not allowed/],
      ['http://localhost:9/live.m3u8', /^Broadcasts from localhost:9 are not allowed/],
    ])('game.update rejects the broadcast %s with a sentence', async (address, sentence) => {
      const answer = await (await newArena())(address);
      expectFailure(answer, 'validation');
      const { errors } = answer.body as { errors: Record<string, string[]> };
      expect(errors['stream']).toEqual([expect.stringMatching(sentence)]);
    });
  });
}
