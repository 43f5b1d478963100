import { useEffect, useLayoutEffect as useLayoutEffectOfReact } from 'react';

/**
 * `useLayoutEffect` for components that are also rendered on a server, where React 18 warns about every
 * layout effect, although neither kind runs on a server.
 * @source ours
 */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffectOfReact;
