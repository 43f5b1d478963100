/**
 * Address of a story in Storybook's interface, from a page inside of it.
 * @param story id, or a prefix of one for the first matching story of the sidebar
 */
export const pathTo = (story: string): string => `./?path=/story/${story}`;
