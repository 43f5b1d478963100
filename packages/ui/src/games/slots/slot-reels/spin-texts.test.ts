import { describe, expect, it } from 'vitest';
import { en } from '../../../messages/en.ts';
import { sampleExpand } from '../../../testing/slot-feature-fixtures.ts';
import { lanternSkin } from '../skins/lantern-skin.ts';
import { statusText, type SpinSpeech } from './spin-texts.ts';

const speech: SpinSpeech = {
  texts: en.slots,
  locale: 'en',
  machine: sampleExpand,
  skin: lanternSkin,
};

describe('text of expanding wilds', () => {
  it.each([
    [[1], 'Lantern covers reel 2'],
    [[1, 3], 'Lantern covers reels 2, 4'],
  ])('the text for reels %j, counted from 0, is “%s”', (reels, text) => {
    expect(statusText(speech, { kind: 'expand', reels })).toBe(text);
  });
});
