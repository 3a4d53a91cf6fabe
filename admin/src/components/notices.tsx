import { Button } from '@mui/material';
import type { ReactNode } from 'react';

/** Nothing to show, and why that may be. */
export const Nothing = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="nothing">
    <p className="strong">{title}</p>
    {children && <div className="soft">{children}</div>}
  </div>
);

/** It could not be shown: what happened and what to do. */
export const Failed = ({ error, retry }: { error: unknown; retry?: () => void }) => (
  <div className="nothing" role="alert">
    <p className="strong">This could not be loaded</p>
    <p className="soft">{error instanceof Error ? error.message : 'The server did not answer.'}</p>
    {retry && (
      <Button variant="outlined" onClick={retry}>
        Try again
      </Button>
    )}
  </div>
);

/** A role that may not be here. */
export const NotAllowed = () => (
  <div className="page">
    <div className="nothing" role="alert">
      <h1>Not for your role</h1>
      <p className="soft">This page needs a role that you do not have. An administrator can change roles under Staff.</p>
    </div>
  </div>
);

/** The shape of what comes. */
export const Waiting = ({ lines = 4 }: { lines?: number }) => (
  <div className="waiting" role="status" aria-label="Loading">
    {Array.from({ length: lines }, (_, index) => (
      <span key={index} style={{ width: `${92 - ((index * 17) % 40)}%` }} />
    ))}
  </div>
);
