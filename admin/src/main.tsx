import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './admin';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Console />
  </StrictMode>,
);
