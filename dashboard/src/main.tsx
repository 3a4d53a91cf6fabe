import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import './styles/index.css';
import './styles/page.css';

const root = createRoot(document.getElementById('root')!);
// In slices, so that a slow phone answers to a touch in between.
startTransition(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
