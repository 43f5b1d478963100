export { ReferralCard, type ReferralCardProps } from './referral-card.tsx';
