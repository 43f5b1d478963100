/**
 * Address of a story in Storybook's interface, from a page inside of it.
 * @param story id, or the beginning of one: then the first story of the sidebar that begins so
 */
export const pathTo = (story: string): string => `./?path=/story/${story}`;
