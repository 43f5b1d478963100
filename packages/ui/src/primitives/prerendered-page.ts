import { createContext } from 'react';

/**
 * Whether the markup is pre-rendered, by a server or a build, for a page that the app replaces by rendering
 * again: images that are otherwise lazy are included, with keys for `adoptGameArt`, and rails contain as many
 * items as a screen shows. A page that is hydrated must not use it.
 * @example <PrerenderedPage.Provider value>{lobby}</PrerenderedPage.Provider>
 * @source ours
 */
export const PrerenderedPage = createContext(false);
