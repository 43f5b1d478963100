import type { VerifierMessages } from '../id/verifier.ts';

/** English messages of the play verifier. */
export const verifier: VerifierMessages = {
  title: 'Verify a play',
  text: 'The result is recalculated on your device, without the server. Nothing you paste is sent anywhere.',
  game: 'Game',
  serverSeed: 'Server seed (revealed)',
  commitment: 'Server seed hash',
  clientSeed: 'Client seed',
  nonce: 'Nonce',
  roundHash: 'Hash of the round',
  hashBefore: 'Hash of the previous round',
  salt: 'Salt of the chain',
  round: 'Round number',
  amount: 'Stake',
  currency: 'Currency',
  choice: 'Choice (JSON)',
  outcome: 'Recorded result (JSON)',
  payout: 'Recorded payout',
  fieldError: 'This cannot be read. Check the entry.',
  verify: 'Recalculate',
  examples: 'Examples published by third parties',
  verdict: 'Result of the check',
  commitmentMatches: 'Promise kept: this seed matches the hash shown before the play.',
  commitmentMismatch:
    'Promise broken: this seed does not match the hash. Save this data and contact support.',
  commitmentUnknown: 'No hash was entered, so the promise was not checked.',
  sameOutcome: 'Same result: recalculating gives what was recorded.',
  otherOutcome: 'Different result. Save this data and contact support.',
  outcomeUnknown: 'There was no result to compare with. This is the recalculated result.',
  computed: 'Recalculated result',
  computedPayout: 'Recalculated payout',
  how: 'How it is calculated',
  seedStep1:
    'Before play the server shows the SHA-256 of its seed: a promise that cannot be changed.',
  seedStep2:
    'Every play has a number, the nonce, starting at 1. You choose the client seed yourself, after the next promise was shown.',
  seedStep3:
    'HMAC-SHA256 with the server seed as key over the text “client seed:nonce:cursor” gives 32 bytes for each cursor from 0.',
  seedStep4:
    'Every four bytes are one random number; the rules of the game turn them into the result.',
  seedStep5:
    'When the seeds change, the old one is revealed, and anyone can recalculate the plays.',
  roundStep1:
    'Shared rounds use a chain of hashes: each is the SHA-256 of the one played after it. Its end is published before the first round.',
  roundStep2:
    'The salt is fixed after the end was published, so that no one can pick a chain for its results.',
  roundStep3: 'Hash and salt together decide the crash point, the balls or the cards.',
  roundStep4: 'The hash of the previous round proves this one: its SHA-256 must be the same.',
};
