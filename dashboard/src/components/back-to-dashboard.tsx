import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { sayCommon } from '../lib/say-common';

/** The way back from a screen that no tab leads to. */
export const BackToDashboard = () => (
  <Link to="/dashboard" className="inline-flex min-h-11 items-center gap-2 self-start text-accent hover:underline">
    <ArrowLeft size={18} aria-hidden="true" /> {sayCommon('backToDashboard')}
  </Link>
);
