import { FailureBoundary, late, type KitParts } from '@lobi/ui';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { BrandComponents, BrandSlots, LoadPart, SlotName } from '../config/slots.ts';
import { withAllWords } from '../i18n/all-words.ts';
import { LatePart } from '../page/late-part.tsx';

const views = new WeakMap<LoadPart<never>, ComponentType<object>>();

/** The component that a brand loads; the same one for the same function. */
export function viewOf(load: LoadPart<never>): ComponentType<object> {
  const known = views.get(load);
  if (known) return known;
  const view = late(withAllWords(load as LoadPart));
  views.set(load, view);
  return view;
}

/** Components of a brand at one place, in turn. One that fails leaves the page as it is. */
function Parts({ loads, given }: { loads: readonly LoadPart<never>[]; given: object }) {
  return loads.map((load, index) => {
    const View = viewOf(load);
    return (
      <LatePart key={index} hasPlace={false}>
        <View {...given} />
      </LatePart>
    );
  });
}

/** Draws what is at a place of the app. */
export const createSlot = (slots: BrandSlots) =>
  function OwnSlot({ name, given }: { readonly name: SlotName; readonly given: object }) {
    const loads = slots[name];
    return loads ? <Parts loads={loads} given={given} /> : null;
  };

/** Draws the kit's own component while the brand's is on its way, and where it fails. */
function standIn(load: LoadPart<never>) {
  return function StandIn(props: { readonly Original: ComponentType<object> }) {
    const { Original, ...rest } = props;
    const View = viewOf(load);
    const original = () => <Original {...rest} />;
    return (
      <FailureBoundary fallback={original}>
        <Suspense fallback={original()}>
          <View {...props} />
        </Suspense>
      </FailureBoundary>
    );
  };
}

/** Returns the content of the brand inside components of the kit, and around them. */
export function kitPartsOf(slots: BrandSlots, components: BrandComponents): KitParts | undefined {
  const parts: Record<string, (given: never) => ReactNode> = {};
  for (const [name, loads] of Object.entries(slots)) {
    if (loads) parts[name] = (given: object) => <Parts loads={loads} given={given} />;
  }
  for (const [name, load] of Object.entries(components)) {
    if (load) parts[name] = standIn(load);
  }
  return Object.keys(parts).length > 0 ? parts : undefined;
}
