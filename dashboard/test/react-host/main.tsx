import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router';
import { Dashboard } from '@mealtext/dashboard';

/** Somebody else's application, with a router and pages of its own, and the dashboard under one of its paths. */
function Clinic() {
  return (
    <>
      <nav aria-label="Clinic">
        <Link to="/clinic">Appointments</Link> <Link to="/clinic/diary/terms">Their terms</Link>
      </nav>
      <Routes>
        <Route path="/clinic" element={<h1>Appointments</h1>} />
        <Route path="/clinic/diary/*" element={<Diary />} />
      </Routes>
    </>
  );
}

function Diary() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <Dashboard
      apiBase="/clinic/mealtext"
      basename="/clinic/diary"
      theme="dark"
      routing={{ location: pathname + search, navigate: (to, options) => void navigate(to, options) }}
    />
  );
}

createRoot(document.getElementById('clinic')!).render(
  <StrictMode>
    <BrowserRouter>
      <Clinic />
    </BrowserRouter>
  </StrictMode>,
);
