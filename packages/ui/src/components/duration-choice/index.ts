export {
  DurationChoice,
  type DurationChoiceProps,
  type DurationOption,
} from './duration-choice.tsx';
