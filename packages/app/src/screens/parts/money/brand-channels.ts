import type { Channel } from '@lobi/core/contract';
import type { AddedLanguages, LanguageTag } from '../../../config/languages.ts';
import type { OwnParts } from '../../../config/own-parts.ts';
import { textIn } from '../../../config/plugins.ts';

/** Channels in the order and with the names and drawings of the brand; others follow. */
export function brandChannels<One extends Pick<Channel, 'kind' | 'name'>>(
  { order, icons, texts }: OwnParts['payments'],
  channels: readonly One[],
  language: LanguageTag,
  added: AddedLanguages = {},
): readonly (One & { readonly icon?: string | undefined })[] {
  const rank = ({ kind, name }: One): number => {
    const index = order.findIndex((named) => named === name || named === kind);
    return index < 0 ? order.length : index;
  };
  return channels
    .toSorted((first, second) => rank(first) - rank(second))
    .map((channel) => {
      const { kind, name } = channel;
      const ownText = texts[name];
      return {
        ...channel,
        name: ownText === undefined ? name : textIn(ownText, language, added),
        icon: icons[name] ?? icons[kind],
      };
    });
}
