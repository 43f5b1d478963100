import type { Channel, Language } from '@lobi/core/contract';
import type { OwnParts } from '../../../config/own-parts.ts';
import { wordsIn } from '../../../config/plugins.ts';

/** Channels in the order and under the names of the brand; those that it does not name come after. */
export function brandChannels<One extends Pick<Channel, 'kind' | 'name'>>(
  { order, texts }: OwnParts['payments'],
  channels: readonly One[],
  language: Language,
): readonly One[] {
  const rank = ({ kind, name }: One): number => {
    const index = order.findIndex((named) => named === name || named === kind);
    return index < 0 ? order.length : index;
  };
  return channels
    .toSorted((first, second) => rank(first) - rank(second))
    .map((channel) => {
      const words = texts[channel.name];
      return words === undefined ? channel : { ...channel, name: wordsIn(words, language) };
    });
}
