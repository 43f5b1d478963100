import type { TextKey } from '../../../messages/kit-messages.ts';
import type { Shape } from '../../../drawings/shape.ts';
import { NightScene, type Land, type SceneColors } from './night-scene.tsx';
import type { SlotSkin } from './slot-skin.ts';

type SymbolWord = TextKey<'slots'>;

/** Drawings by symbol. */
type Drawings = Readonly<Partial<Record<SymbolWord, readonly Shape[]>>>;

/**
 * A skin from drawings and colours: machines of a theme have different night scenes.
 * @param drawings by symbol, each labelled by its message
 */
export function nightSkin(drawings: Drawings, dye: SceneColors, land: Land): SlotSkin {
  return {
    symbols: Object.fromEntries(
      (Object.entries(drawings) as [SymbolWord, readonly Shape[]][]).map(([word, shapes]) => [
        word,
        { shapes, name: (texts) => texts[word] },
      ]),
    ),
    colours: { cell: dye.sky[0], edge: dye.edge, light: dye.light },
    Scene: () => <NightScene dye={dye} land={land} />,
  };
}
