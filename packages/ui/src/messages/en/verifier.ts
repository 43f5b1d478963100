import type { VerifierMessages } from '../id/verifier.ts';

/** English words of the verifier of plays. */
export const verifier: VerifierMessages = {
  title: 'Verify a play',
  text: 'The result is computed again on your device, without the server. What you paste is sent nowhere.',
  game: 'Game',
  serverSeed: 'Server seed (revealed)',
  commitment: 'Server seed hash',
  clientSeed: 'Client seed',
  nonce: 'Nonce',
  roundHash: 'Hash of the round',
  hashBefore: 'Hash of the round before',
  salt: 'Salt of the chain',
  round: 'Round number',
  amount: 'Stake',
  currency: 'Currency',
  choice: 'Choice (JSON)',
  outcome: 'Recorded outcome (JSON)',
  payout: 'Recorded payout',
  fieldError: 'This cannot be read.',
  verify: 'Compute again',
  examples: 'Examples published by others',
  verdict: 'Result of the check',
  promiseKept: 'Promise kept: this seed fits the hash that was shown before the play.',
  promiseBroken: 'Promise broken: this seed does not fit the hash.',
  promiseUnknown: 'No hash was given, so the promise was not checked.',
  sameOutcome: 'Same outcome: computing again gives what was recorded.',
  otherOutcome: 'Another outcome. Keep these data and contact support.',
  outcomeUnknown: 'There was no outcome to compare with; this is what comes out.',
  computed: 'Computed outcome',
  computedPayout: 'Computed payout',
  how: 'How it is computed',
  seedStep1:
    'Before play the server shows the SHA-256 of its seed: a promise that cannot be changed.',
  seedStep2:
    'Every play has a number, the nonce, from 1. The client seed is your own choice, made after the next promise was shown.',
  seedStep3:
    'HMAC-SHA256 with the server seed as key over the text "client seed:nonce:cursor" gives 32 bytes for each cursor from 0.',
  seedStep4:
    'Every four bytes are one random number; the rules of the game turn them into the outcome.',
  seedStep5:
    'When the seeds change the old one is revealed, and anybody can compute the plays again.',
  roundStep1:
    'Shared rounds use a chain of hashes: each is the SHA-256 of the one played after it. Its end is published before the first round.',
  roundStep2:
    'The salt is fixed after the end was published, so that no chain can be picked for its results.',
  roundStep3: 'Hash and salt together decide the crash point, the balls or the cards.',
  roundStep4: 'The hash of the round before proves this one: its SHA-256 must be the same.',
};
