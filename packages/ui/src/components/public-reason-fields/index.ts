export { PublicReasonFields } from './public-reason-fields.tsx';
export {
  chosenReason,
  toChoice,
  type PublicReasonChoice,
  type PublicReasonItems,
  type RejectionReason,
} from './public-reason.ts';
