import { FailureBoundary, lazyWithRetry, type KitParts } from '@lobi/ui';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { BrandComponents, BrandSlots, LoadPart, SlotName } from '../config/slots.ts';
import { withAllTexts } from '../i18n/all-texts.ts';
import { LazyPart } from '../page/lazy-part.tsx';

const views = new WeakMap<LoadPart<never>, ComponentType<object>>();

/** The lazy component of a loader; the same loader returns the same component. */
export function viewOf(load: LoadPart<never>): ComponentType<object> {
  const existing = views.get(load);
  if (existing) return existing;
  const view = lazyWithRetry(withAllTexts(load as LoadPart));
  views.set(load, view);
  return view;
}

/** Renders a brand's components for one slot, in order. A failing component does not affect the page. */
function Parts({ loads, given }: { loads: readonly LoadPart<never>[]; given: object }) {
  return loads.map((load, index) => {
    const View = viewOf(load);
    return (
      <LazyPart key={index} occupiesSpace={false}>
        <View {...given} />
      </LazyPart>
    );
  });
}

/** Renders the components of a slot of the app. */
export const createSlot = (slots: BrandSlots) =>
  function OwnSlot({ name, given }: { readonly name: SlotName; readonly given: object }) {
    const loads = slots[name];
    return loads ? <Parts loads={loads} given={given} /> : null;
  };

/** Renders the kit's component while the brand's is loading, and if it fails. */
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

/** Returns the brand's components inside and around components of the kit. */
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
