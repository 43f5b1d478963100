export { practiceBingoCards } from './bingo-rules.ts';
export { canPractise } from './can-practise.ts';
export {
  createPracticeClient,
  type PracticeClient,
  type PracticeOptions,
} from './create-practice-client.ts';
