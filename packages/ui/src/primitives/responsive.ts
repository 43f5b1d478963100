import type { SpaceStep } from '../tokens/brand.ts';
import { space } from './axes.ts';

/** A space for all widths, or one each for the narrowest page, from 768 and from 960 px. */
export type ResponsiveSpace =
  | SpaceStep
  | {
      readonly base: SpaceStep;
      readonly md?: SpaceStep | undefined;
      readonly lg?: SpaceStep | undefined;
    };

/**
 * Custom properties of a space by width of the page: `--<name>`, `--<name>-md`, `--<name>-lg`.
 * @example responsiveSpace('--gap', { base: 3, lg: 5 })
 */
export function responsiveSpace(name: string, value: ResponsiveSpace): Record<string, string> {
  const { base, md = base, lg = md } = typeof value === 'number' ? { base: value } : value;
  return { [name]: space(base), [`${name}-md`]: space(md), [`${name}-lg`]: space(lg) };
}
