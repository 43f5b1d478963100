export {
  useKit,
  useMessages,
  type Direction,
  type Kit,
  type KitCurrency,
  type KitIcons,
  type KitParts,
  type KitSupport,
  type LinkComponent,
  type LinkProps,
  type OddsFormat,
} from './kit-context.ts';
export { KitProvider, type KitProviderProps } from './kit-provider.tsx';
