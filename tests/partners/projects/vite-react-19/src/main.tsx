import { createRoot } from 'react-dom/client';
import { PartnerPage } from '../shared/partner-page';

const root = document.getElementById('root');
if (root) createRoot(root).render(<PartnerPage />);

// The example in the README is compiled and built, but not run, since it would need a platform.
if (location.hash === '#readme') void import('../shared/readme-example');
