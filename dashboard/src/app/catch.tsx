import { Component, type ReactNode } from 'react';
import { Button } from '../components/button';
import { Notice } from '../components/notice';
import { sayShell } from '../lib/say-shell';

/** Stands in for a screen that broke, or whose code could not be fetched. */
export class Catch extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="mx-auto max-w-xl p-4 pt-12">
        <Notice
          destructive
          title={sayShell('notShown')}
          action={
            <Button look="plain" onClick={() => location.reload()}>
              {sayShell('loadAgain')}
            </Button>
          }
        >
          {sayShell('checkConnection')}
        </Notice>
      </main>
    );
  }
}
