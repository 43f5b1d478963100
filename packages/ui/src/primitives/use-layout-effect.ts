import { useEffect, useLayoutEffect as useLayoutEffectOfReact } from 'react';

/**
 * `useLayoutEffect` for components that a server renders too: React 18 warns there of every layout
 * effect, although neither kind runs on a server. @source ours
 */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffectOfReact;
