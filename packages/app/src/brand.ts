export { checkBrand, describeProblems } from './config/check-brand.ts';
export { defineGame, type LoadRules, type StageProps } from './config/own-games.ts';
export { definePlugin } from './config/plugins.ts';
export { defineRequest, type RequestRow, type RequestSchema } from '@lobi/core/contract';
export { problemKinds, type BrandProblem, type ProblemCode } from './config/problems.ts';
export { defineBrand } from './config/define-brand.ts';
export {
  eventTexts,
  type BrandEvent,
  type ErrorListener,
  type ErrorLocation,
  type EventListener,
} from './config/events.ts';
export { resolveBrand, type BrandAssets } from './config/resolve-brand.ts';
export type { Brand, BrandInput, GameInput, PluginInput } from './config/brand-schema.ts';
export {
  componentNames,
  slotNames,
  slotTexts,
  type BrandComponents,
  type BrandSlots,
  type ForUser,
  type ForVisitor,
  type LoadPart,
  type SlotName,
  type SlotProps,
} from './config/slots.ts';
export type { AddedPage, BrandLink, CustomText } from './config/pages.ts';
