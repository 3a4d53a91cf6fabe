import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from './button';
import { sayShell } from '../lib/say-shell';

/** Leads to the plans. */
export const UpgradeLink = ({
  look = 'primary',
  children = sayShell('upgradePlan'),
}: {
  look?: 'primary' | 'plain' | 'quiet';
  children?: ReactNode;
}) => (
  <Button look={look} asChild>
    <Link to="/subscription">{children}</Link>
  </Button>
);
