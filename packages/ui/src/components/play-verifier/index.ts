export { PlayVerifier, type PlayVerifierProps } from './play-verifier.tsx';
export type {
  VerifierExample,
  VerifierGame,
  VerifierValues,
  VerifierVerdict,
} from './play-verifier.types.ts';
