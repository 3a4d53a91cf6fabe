import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Phone } from './phone';
import './phone.css';

createRoot(document.getElementById('phone')!).render(
  <StrictMode>
    <Phone />
  </StrictMode>,
);
