import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takePageNonce } from '../lib/take-page-nonce';
import { Phone } from './phone';
import './phone.css';

takePageNonce();
createRoot(document.getElementById('phone')!).render(
  <StrictMode>
    <Phone />
  </StrictMode>,
);
