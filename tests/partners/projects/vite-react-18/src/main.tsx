import { createRoot } from 'react-dom/client';
import { PartnerPage } from '../shared/partner-page';

const root = document.getElementById('root');
if (root) createRoot(root).render(<PartnerPage />);
