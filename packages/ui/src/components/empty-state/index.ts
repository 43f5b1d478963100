export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { emptyKinds, type EmptyKind } from './scenes.tsx';
